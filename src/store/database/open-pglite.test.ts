import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPglite } from './open-pglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What others than the user may do with the files of the database. */
function openToOthers(): string[] {
  const own = join(folder, 'pglite');
  return readdirSync(own, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(own)
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
}

it('leaves no file of the database to others, neither while it is open nor after', async () => {
  const database = await openPglite(folder);
  const inUse = openToOthers();
  await database.close();
  expect(inUse).toEqual([]);
  expect(openToOthers()).toEqual([]);
}, 60_000);
