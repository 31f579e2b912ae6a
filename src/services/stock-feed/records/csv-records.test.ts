import { expect, test } from 'vitest';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { csvRecords } from './csv-records.ts';
import { maxRecordLength } from './feed-record.ts';

async function recordsOf(text: string, delimiter?: string) {
  async function* source() {
    yield text;
  }
  return Array.fromAsync(csvRecords(source(), delimiter === undefined ? {} : { delimiter }));
}

test.each([',', ';', '\t', '|'])(
  'the delimiter "%s" is detected from the header',
  async (delimiter) => {
    const [record] = await recordsOf(`make${delimiter}"model, or range"\nKia${delimiter}Rio\n`);
    expect(record?.values).toEqual({ make: 'Kia', 'model, or range': 'Rio' });
  },
);

test('an explicit delimiter is used instead of a detected one', async () => {
  const [record] = await recordsOf('make,model;km\nKia;5\n', ';');
  expect(record?.values).toEqual({ 'make,model': 'Kia', km: '5' });
});

test('a row has the right line number after blank rows and line breaks in cells', async () => {
  const records = await recordsOf('make,note\n\nKia,"one\ntwo"\n\nFord,x\n');
  expect(records.map((record) => [record.line, record.values?.['make']])).toEqual([
    [3, 'Kia'],
    [6, 'Ford'],
  ]);
});

test('a row with too few or too many columns is faulty; extra empty cells are ignored', async () => {
  const records = await recordsOf('make,model\nKia\nKia,Rio,Extra\nKia,Rio,,\n');
  expect(records.map((record) => record.fault?.reason)).toEqual([
    'has 1 columns where the header has 2',
    'has 3 columns where the header has 2',
    undefined,
  ]);
});

test('a stray quote is part of its cell', async () => {
  const records = await recordsOf('make,note\nKia,5" screen\nFord,x\n');
  expect(records.map((record) => record.values?.['note'])).toEqual(['5" screen', 'x']);
});

test('the second of two columns with the same name does not replace the first', async () => {
  const [record] = await recordsOf('price,price,__proto__\n1,2,3\n');
  expect(record?.values).toEqual({ price: '1', 'price#2': '2', proto: '3' });
});

test('an unclosed quote does not fill the memory', async () => {
  async function* source() {
    yield 'make,note\nKia,"';
    for (let at = 0; at < 100; at++) yield 'x'.repeat(maxRecordLength / 10);
  }
  await expect(Array.fromAsync(csvRecords(source()))).rejects.toThrow(FeedBroken);
});
