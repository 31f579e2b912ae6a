import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openFeed } from './open-feed.ts';
import { readFeed } from './read-feed.ts';

const folder = await mkdtemp(join(tmpdir(), 'feed-'));
afterAll(() => rm(folder, { recursive: true }));

const rio = '{"stocknum":"A1","make":"Kia","model":"Rio"}';

test.each([
  ['stock.csv', 'stocknum,make,model\nA1,Kia,Rio\n', 'csv'],
  ['stock.tsv', 'stocknum\tmake\tmodel\nA1\tKia\tRio\n', 'csv'],
  ['stock.XML.GZ', gzipSync(`<s><car make="Kia" model="Rio" stocknum="A1"/></s>`), 'xml'],
  ['a', 'stocknum,make,model\nA1,Kia,Rio\n', 'csv'],
  ['b', `\n[${rio}]`, 'json'],
  ['c', `{"stock":\n[${rio}]}`, 'json'],
  ['d', `${rio}\n${rio}\n`, 'jsonl'],
  ['e', '<?xml version="1.0"?><s><car make="Kia" model="Rio" stocknum="A1"/></s>', 'xml'],
  ['f', gzipSync(`[${rio}]`), 'json'],
] as const)('%s is opened in the right format and read', async (name, content, format) => {
  const file = join(folder, name);
  await writeFile(file, content);
  const feed = await openFeed(file);
  expect(feed.format).toBe(format);
  const [row] = await Array.fromAsync(readFeed(feed.input, feed));
  expect(row).toMatchObject({ ok: true, vehicle: { stocknum: 'A1', make: 'Kia', model: 'Rio' } });
});

test('an explicit format takes priority over the name', async () => {
  const file = join(folder, 'export.txt');
  await writeFile(file, `${rio}\n`);
  const feed = await openFeed(file, 'jsonl');
  expect(feed.format).toBe('jsonl');
  // closes the file
  await Array.fromAsync(feed.input);
});

test('a missing file is an error at once', async () => {
  await expect(openFeed(join(folder, 'missing.csv'))).rejects.toThrow(/ENOENT/);
});

test('a damaged archive with an unknown extension is opened, and reading it reports the fault', async () => {
  const file = join(folder, 'damaged');
  await writeFile(file, Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  const feed = await openFeed(file);
  await expect(Array.fromAsync(readFeed(feed.input, feed))).rejects.toThrow(/gzip archive is/);
});
