import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:net';

const START_MS = 20_000;

/** @returns the path of Caddy or nginx; undefined if it is not installed */
export function proxyProgram(name: 'caddy' | 'nginx'): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const program = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!program && process.env['CI']) throw new Error(`CI must run the tests of ${name}`);
  return program;
}

export interface ProxyProcess {
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Runs a proxy until it is stopped, and waits until it listens on all of its ports.
 *
 * @throws with its log if it ends first, or does not listen in time
 */
export async function startProxy(
  program: string,
  args: readonly string[],
  { ports, ...options }: { ports: readonly number[]; cwd: string; env: Record<string, string> },
): Promise<ProxyProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const killWithTests = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithTests);
  child.once('exit', () => process.off('exit', killWithTests));
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const until = performance.now() + START_MS;
  for (const port of ports) {
    while (!(await isListening(port))) {
      if (hasEnded(child) || performance.now() > until) {
        child.kill('SIGKILL');
        throw new Error(`${program} did not start: ${log}`);
      }
      await delay(50);
    }
  }
  return {
    log: () => log,
    async stop() {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
