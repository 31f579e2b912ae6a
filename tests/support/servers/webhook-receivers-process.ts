import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A lead received by a dealer's webhook. */
export interface WebhookReceipt {
  /** 0 is dead until it recovers, 1 is slow, all others are healthy. */
  dealer: number;
  email: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The number of concurrent requests for this dealer, including this one. */
  inFlight: number;
  isTaken: boolean;
}

export interface WebhookReceivers {
  /** The webhooks' URLs, by dealer. */
  urls: string[];
  receipts(): WebhookReceipt[];
  /** Makes the dead webhook respond. */
  recover(): void;
  kill(): void;
}

/**
 * Starts the webhooks.
 *
 * @param folder the folder of the record
 */
export async function startWebhookReceivers(
  count: number,
  folder: string,
): Promise<WebhookReceivers> {
  const file = join(folder, 'webhooks.jsonl');
  const program = join(import.meta.dirname, 'webhook-receivers.ts');
  const child = spawn(process.execPath, [program, String(count), file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const ports = JSON.parse(line.toString()) as number[];
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}/leads`),
    receipts: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter((text) => text.endsWith('}'))
            .map((text) => JSON.parse(text) as WebhookReceipt)
        : [],
    recover: () => void child.stdin.write('recover\n'),
    kill,
  };
}
