import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './postgres-cluster.ts';

/** A record of a received lead or reply: the lead's id or the shopper's address, and the message's id. */
export interface LeadReceipt {
  by: 'email' | 'webhook' | 'reply';
  about: string;
  id: string;
}

export interface LeadReceivers {
  smtpUrl: string;
  webhookUrl: string;
  start(): Promise<void>;
  /** Kills both receivers. */
  kill(): Promise<void>;
  receipts(): LeadReceipt[];
}

/**
 * Starts a mail server and a webhook that record what they receive.
 *
 * @param folder the folder of the record
 */
export async function startLeadReceivers(folder: string): Promise<LeadReceivers> {
  const smtpPort = await freePort();
  const webhookPort = await freePort();
  const file = join(folder, 'receipts.jsonl');
  const program = join(import.meta.dirname, 'lead-receivers.ts');
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  const receivers: LeadReceivers = {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webhookUrl: `http://127.0.0.1:${webhookPort}/leads`,
    async start() {
      const started = spawn(process.execPath, [program, `${smtpPort}`, `${webhookPort}`, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      const ended = once(started, 'exit').then(() =>
        Promise.reject(new Error('The lead receivers did not start')),
      );
      await Promise.race([once(started.stdout, 'data'), ended]);
      ended.catch(() => undefined);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    receipts() {
      if (!existsSync(file)) return [];
      // a killed receiver may have left an incomplete line
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as LeadReceipt);
    },
  };
  await receivers.start();
  return receivers;
}
