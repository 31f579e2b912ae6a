import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');
/** A loaded machine takes a minute to import the demo. */
const START_MS = 150_000;

/** The platform as an operator runs it: the built web app in a process of its own. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** What it has written to its log and to the terminal. */
  output(): string;
  isRunning(): boolean;
  /** Ends it without warning, as the kernel does when memory runs out. */
  kill(): Promise<void>;
}

/** An environment's settings: where the data is, and what a test turns on. */
export type Settings = Record<string, string>;

/**
 * Starts a server on a port of its own, and waits until it serves.
 * @throws with its output when it ends before that
 */
export async function startServer(settings: Settings): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: project,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithTests = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithTests);
  child.once('exit', () => process.off('exit', killWithTests));
  const output = collect(child);
  return {
    port: await portOf(child, output),
    pid: child.pid ?? 0,
    output,
    isRunning: () => !hasEnded(child),
    async kill() {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs one command of the operator, in a process of its own, and returns what it prints. */
export async function runOperator(settings: Settings, ...argv: string[]): Promise<string> {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...argv], {
    cwd: project,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} ended with ${exitCode}: ${complaints}`);
  return printed;
}

function environment(settings: Settings): NodeJS.ProcessEnv {
  return {
    // oxlint-disable-next-line no-process-env -- what the machine needs to run a program, and nothing of the tests' own
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    // receivers of tests are on this machine
    ALLOW_PRIVATE_ADDRESSES: 'true',
    // a killed server leaves the socket of its operator behind; here it goes with the data
    TMPDIR: settings['DATA_DIR'],
    ...settings,
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

function portOf(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((fulfil, reject) => {
    // once it serves, a later call of this rejects a promise that is settled, which does nothing
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new Error(`The server ${why}: ${output()}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, START_MS);
    child.once('close', (code, signal) => fail(`ended (${code ?? signal}) before it served`));
    child.stdout?.on('data', () => {
      // the list of addresses is the last thing a server does to start; a blank line ends it
      const port = /Forecourt serves\n[^]*?:(\d+)\n(?:[^]*?\n)?\n/.exec(output())?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      fulfil(Number(port));
    });
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
