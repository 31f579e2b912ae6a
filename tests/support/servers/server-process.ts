import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');
/** Importing the demo takes up to a minute on a loaded machine. */
const START_MS = 150_000;

/** The platform in a separate process, with the built web app. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** The output of the process so far. */
  output(): string;
  isRunning(): boolean;
  /** Kills it, as the kernel does when memory runs out. */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
}

/** Environment variables: the data directory, and features that a test turns on. */
export type Settings = Record<string, string>;

/**
 * Starts a server on a free port and waits until it is ready.
 *
 * @throws with the output of the server if it ends first
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
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port: await portOf(child, output),
    pid: child.pid ?? 0,
    output,
    isRunning: () => !hasEnded(child),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/**
 * Runs an operator command in a separate process.
 *
 * @returns its output
 */
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
  if (exitCode !== 0)
    throw new Error(`${argv.join(' ')} exited with code ${exitCode}: ${complaints}`);
  return printed;
}

function environment(settings: Settings): NodeJS.ProcessEnv {
  return {
    // oxlint-disable-next-line no-process-env -- only what a program needs to run, without variables of the tests
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'production',
    DEMO: 'true',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    // the receivers of tests are on this machine
    ALLOW_PRIVATE_ADDRESSES: 'true',
    // the operator socket of a killed server is deleted with its data
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
    // rejecting a settled promise has no effect
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
      // the server prints its addresses last, followed by a blank line
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
