import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { exchange } from '#tests/support/servers/exchange.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = promisify(execFile);

// a path without npm, and nothing of the tests' environment
const env = {
  PATH: '/usr/bin:/bin',
  DATA_DIR: join(folder, 'data'),
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
};

it('a release serves from its own folder, without npm and without our sources of pages and tests', async () => {
  const made = await run(
    process.execPath,
    ['scripts/release.mjs', '--out', folder, '--no-archive'],
    { cwd: project },
  );
  const moved = join(folder, 'elsewhere');
  renameSync(made.stdout.trim(), moved);
  const program = join(moved, 'forecourt');
  const site = join(moved, 'examples/site.json');
  expect((await run(program, ['site', 'apply', site], { env, cwd: '/' })).stdout).toContain(
    'applied',
  );

  const server = spawn(program, [], { env: { ...env, DEMO: 'false' }, cwd: '/' });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/[\w.-]+:\d+/);
  const [, host = '', port = ''] = /http:\/\/([\w.-]+):(\d+)/.exec(output) ?? [];
  const ask = (path: string) => exchange({ port: Number(port), host, path });
  expect((await ask('/')).status).toBe(200);
  const search = await ask('/search');
  expect(search.status).toBe(200);
  const [script = ''] = /\/assets\/entry\.client-[\w-]+\.js/.exec(search.body) ?? [];
  expect((await ask(script)).status).toBe(200);
  // the signal reaches the server, because the program has become it
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 240_000);
