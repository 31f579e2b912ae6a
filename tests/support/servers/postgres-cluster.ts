import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresCluster {
  /** The URL of the database `postgres` as superuser. */
  url: string;
  /** Kills the main process; the others end when they notice. */
  kill(): void;
  /** Restarts it on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL server.
 *
 * @returns undefined if PostgreSQL is not installed
 */
export async function startPostgresCluster(): Promise<PostgresCluster | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        '-c',
        'max_connections=200',
      ],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
  const start = async (): Promise<ChildProcess> => {
    let server = launch();
    const isReady = untilReady(url, () => {
      // processes left by a killed server hold its shared memory for a moment, which prevents a start
      if (!isRunning(server)) server = launch();
    });
    await isReady.catch((error: unknown) => {
      server.kill('SIGQUIT');
      throw error;
    });
    return server;
  };
  let server = await start();
  const ended = () => new Promise((resolve) => server.once('exit', resolve));

  return {
    url,
    kill: () => void server.kill('SIGKILL'),
    async restart() {
      if (isRunning(server)) await ended();
      server = await start();
    },
    async stop() {
      if (isRunning(server)) {
        const end = ended();
        server.kill('SIGINT');
        await end;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function findPrograms(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(':');
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  return [...onPath, ...versions.map((version) => join(debian, version, 'bin'))].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** The user to run as: PostgreSQL refuses root, so root switches to the user created by its package. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** @param onWait called before each retry */
async function untilReady(url: string, onWait: () => void): Promise<void> {
  let last: unknown;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      last = error;
      await delay(50);
      onWait();
    }
  }
  throw new Error('The PostgreSQL server for the tests did not start', { cause: last });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
