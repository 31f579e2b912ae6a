import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { someSettings } from '#tests/support/sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in its own process, as an operator's shell does. */
async function run(dataDir: string, argv: string[], { isReaderGone = false } = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...argv], {
    env: { NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  if (isReaderGone) child.stdout.destroy();
  else child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, ...said };
}

it('exits silently with the code of SIGPIPE when the output pipe is closed', async () => {
  const answer = await run(folder, ['site', 'schema'], { isReaderGone: true });
  expect(answer).toEqual({ exitCode: 141, out: '', err: '' });
});

it.each([
  ['dealership', 'list'],
  ['demo', 'remove'],
  ['leads', 'list'],
  ['leads', 'show', '6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10'],
  ['leads', 'export', '--site', 'yard'],
  ['leads', 'retry'],
  ['reservations', 'list'],
  ['site', 'list'],
  ['site', 'remove', 'yard', '--confirm', 'yard'],
  ['stock', 'summary'],
])('does not create a database just to read from it: %s %s', async (...argv) => {
  const dataDir = join(folder, 'mistyped');
  const answer = await run(dataDir, argv);
  expect(answer).toMatchObject({ exitCode: 3, out: '' });
  expect(answer.err).toBe(
    `There is no database in ${dataDir} (DATA_DIR). Start the server or run "site apply" to create one.\n`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

it('creates a database for the first site', async () => {
  const dataDir = join(folder, 'new');
  const file = join(folder, 'yard.json');
  writeFileSync(file, JSON.stringify(someSettings('yard')));
  const applied = await run(dataDir, ['site', 'apply', file]);
  expect(applied.exitCode).toBe(0);
  // only the warnings that these settings cause
  expect(applied.err.trim().split('\n')).toEqual([
    expect.stringContaining('warning: brand.privacy_link is missing'),
    expect.stringContaining('warning: forms.terms_link is missing'),
    expect.stringContaining('warning: locations[0].leads has no receiver'),
  ]);
  const { exitCode, out } = await run(dataDir, ['site', 'list']);
  expect(exitCode).toBe(0);
  expect(out).toContain('yard motors');
});
