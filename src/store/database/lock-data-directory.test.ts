import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from './lock-data-directory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts another process that holds the lock until it is killed. */
async function holder() {
  const module = new URL('./lock-data-directory.ts', import.meta.url).href;
  const script =
    `const { lockDataDirectory } = await import(${JSON.stringify(module)});` +
    `globalThis.held = lockDataDirectory(${JSON.stringify(folder)}); console.log('held');` +
    `setInterval(() => globalThis.held, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it.skipIf(process.platform === 'win32')('denies access to other users of the machine', () => {
  chmodSync(folder, 0o755);
  lockDataDirectory(folder)?.release();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('locks out a second process until the first is killed', async () => {
  const child = await holder();
  expect(lockDataDirectory(folder)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = lockDataDirectory(folder);
  expect(lock).toBeDefined();
  lock?.release();
});

it('can be locked again after its release', () => {
  lockDataDirectory(folder)?.release();
  const again = lockDataDirectory(folder);
  expect(again).toBeDefined();
  again?.release();
});
