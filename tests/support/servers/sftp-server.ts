import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './postgres-cluster.ts';

const SSHD = '/usr/sbin/sshd';
export const hasSshd = existsSync(SSHD);

export interface SftpServer {
  port: number;
  /** Of the host key. */
  fingerprint: string;
  user: string;
  /** The private key that the server accepts. */
  privateKey: string;
  close(): Promise<void>;
}

/** Starts OpenSSH for the current user. @param folder where it has its keys */
export async function startSftpServer(folder: string): Promise<SftpServer> {
  const port = await freePort();
  const make = (name: string): string => {
    const file = join(folder, name);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
    return file;
  };
  const hostKey = make('host-key');
  const userKey = make('user-key');
  const printed = execFileSync('ssh-keygen', ['-lf', `${hostKey}.pub`], { encoding: 'utf8' });
  const config = join(folder, 'sshd_config');
  writeFileSync(
    config,
    [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${userKey}.pub`,
      `PidFile ${join(folder, 'pid')}`,
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'PermitRootLogin prohibit-password',
      'Subsystem sftp internal-sftp',
    ].join('\n'),
  );
  // where it drops its privileges, if it has any
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const child = spawn(SSHD, ['-D', '-e', '-f', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  await accepts(child, port);
  return {
    port,
    fingerprint: /SHA256:\S+/.exec(printed)?.[0] ?? '',
    user: userInfo().username,
    privateKey: readFileSync(userKey, 'utf8'),
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function accepts(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`sshd ended: ${said}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await delay(100);
  }
  throw new Error(`sshd does not answer: ${said}`);
}
