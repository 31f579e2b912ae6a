import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from '#tests/support/report.ts';
import { freePort } from './postgres-cluster.ts';

const START_MS = 20_000;

const examples = resolve(import.meta.dirname, '../../../deploy');

/** @returns the program's path; undefined, with a message, if it is not installed */
export function proxyProgram(name: 'caddy' | 'nginx'): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const program = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (program) return program;
  if (process.env['CI'])
    throw new Error(`CI must run the tests of ${name}, but it is not installed`);
  report(`${name} is not installed: the tests of its example are skipped`);
  return undefined;
}

/**
 * Writes an example of `deploy/` into a folder, with changes such as free ports.
 *
 * @returns its path
 * @throws if the example lacks a text that is to be changed
 */
export function changedExample(
  name: 'Caddyfile' | 'nginx.conf',
  folder: string,
  changes: readonly (readonly [own: string, changed: string])[],
): string {
  let text = readFileSync(join(examples, name), 'utf8');
  for (const [own, changed] of changes) {
    if (!text.includes(own)) throw new Error(`${name} has no ${JSON.stringify(own)}`);
    text = text.replaceAll(own, changed);
  }
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
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

export interface CaddyProcess extends ProxyProcess {
  /** The port of https. */
  port: number;
}

/**
 * Makes a function that starts Caddy on free ports, always the same ones, with the example of `deploy/` and certificates
 * of its own authority.
 *
 * @param folder for its configuration and certificates
 * @param ports of the servers behind it, for the public and for itself
 */
export async function caddyBefore(
  program: string,
  folder: string,
  ports: { servers: readonly number[]; internal: readonly number[] },
): Promise<() => Promise<CaddyProcess>> {
  const own = { http: await freePort(), https: await freePort(), ask: await freePort() };
  const caddyfile = changedExample('Caddyfile', folder, [
    [
      '\n{\n',
      `\n{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${own.http}\n\thttps_port ${own.https}\n`,
    ],
  ]);
  const onPorts = (list: readonly number[]) => list.map((port) => `127.0.0.1:${port}`).join(' ');
  return async () => {
    const proxy = await startProxy(
      program,
      ['run', '--config', caddyfile, '--adapter', 'caddyfile'],
      {
        cwd: folder,
        ports: Object.values(own),
        env: {
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
          PERMISSION_PORT: String(own.ask),
          FORECOURT_SERVERS: onPorts(ports.servers),
          FORECOURT_INTERNAL: onPorts(ports.internal),
        },
      },
    );
    return { ...proxy, port: own.https };
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
