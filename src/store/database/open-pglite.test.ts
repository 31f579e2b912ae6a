import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPglite } from './open-pglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lists the database's files that other users of the machine can access. */
function accessibleToOthers(): string[] {
  const own = join(folder, 'pglite');
  return readdirSync(own, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(own)
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
}

it('denies other users every file of the database, while it is open and afterwards', async () => {
  const database = await openPglite(folder);
  const inUse = accessibleToOthers();
  await database.close();
  expect(inUse).toEqual([]);
  expect(accessibleToOthers()).toEqual([]);
}, 60_000);
