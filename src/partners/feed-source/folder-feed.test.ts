import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyNewestFile } from './folder-feed.ts';

const now = new Date('2026-11-26T08:00:00Z');
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-folder-feed-'));
  folder = join(root, 'feeds');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

function put(name: string, text: string, secondsAgo: number): void {
  writeFileSync(join(folder, name), text);
  const at = new Date(now.getTime() - secondsAgo * 1000);
  utimesSync(join(folder, name), at, at);
}

const copy = (pattern = 'stock-*.csv', maxBytes = 1000) =>
  copyNewestFile({ folder, pattern }, join(root, 'copy'), maxBytes, now);

it('copies the newest file that matches, and leaves it in place', async () => {
  put('stock-1.csv', 'old', 200);
  put('STOCK-2.CSV', 'new', 100);
  put('stock-3.csv.tmp', 'other', 50);
  put('leads-4.csv', 'other', 50);
  mkdirSync(join(folder, 'stock-5.csv'));
  expect(await copy()).toMatchObject({
    name: 'STOCK-2.CSV',
    bytes: 3,
    writtenAt: new Date('2026-11-26T07:58:20Z'),
  });
  expect(readFileSync(join(root, 'copy'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toHaveLength(5);
});

it('leaves a file alone that may still be being written', async () => {
  put('stock-1.csv', 'old', 200);
  put('stock-2.csv', 'half', 5);
  expect((await copy()).name).toBe('stock-1.csv');
});

it('takes the characters of a pattern literally, except *', async () => {
  put('stockXcsv', 'other', 100);
  await expect(copy('stock.csv')).rejects.toThrow(`${folder} has no file stock.csv`);
});

it.each([
  ['a folder that does not exist', () => rmSync(folder, { recursive: true }), 'ENOENT'],
  ['a file that is too large', () => put('stock-1.csv', 'x'.repeat(2000), 100), 'larger than'],
])('refuses %s', async (_, prepare, why) => {
  prepare();
  await expect(copy()).rejects.toThrow(why);
});
