import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedBroken } from './feed-broken.ts';
import { feedFormats } from './records/feed-format.ts';
import { mappingOf, rowsOf } from './records/rows-of.ts';
import { vehicleFieldNames } from './vehicle-fields.ts';

/** All values in a vehicle with their paths. */
function* valuesIn(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* valuesIn(part, `${path}.${key}`);
}

function emptyValuesIn(vehicle: unknown): string[] {
  return [...valuesIn(vehicle)]
    .filter(
      ([, value]) => value === null || value === undefined || value === '' || Number.isNaN(value),
    )
    .map(([path]) => path);
}

const likelyCell = fc.oneof(
  fc.constantFrom(
    '-',
    'NA',
    'nan',
    '',
    ' ',
    'POA',
    '$1',
    '1e5',
    '0',
    '-0',
    '12 km',
    '2019',
    '31/12/2026',
    'yes',
    'null',
    '{}',
    '[]',
    '[null]',
    '[""]',
    '{"a":{}}',
    'https://x.test/a.jpg',
  ),
  fc.string(),
  fc.double().map(String),
);
const likelyValue = fc.oneof(
  likelyCell,
  fc.jsonValue(),
  fc.double(),
  fc.constant({ image: { url: '' } }),
  fc.constant([{ url: null }]),
);

test('arbitrary bytes yield rows or FeedBroken, never another error', async () => {
  const almost = fc.constantFrom(
    '[{"make":',
    '<a><b>',
    'make,model\n"',
    '{"stock":[',
    '\u001f\u008b',
    '﻿',
  );
  const bytes = fc
    .tuple(almost, fc.uint8Array({ maxLength: 200 }), fc.boolean())
    .map(([head, tail, zip]) => {
      const all = Buffer.concat([Buffer.from(head, 'latin1'), tail]);
      return zip ? gzipSync(all) : all;
    });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(bytes, fc.uint8Array()),
      fc.constantFrom(...feedFormats),
      fc.integer({ min: 1, max: 50 }),
      async (feed, format, size) => {
        const outcome = await rowsOf(feed, format, { size }).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof FeedBroken).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test('arbitrary cells never become an empty field', async () => {
  const vehicle = fc.dictionary(fc.constantFrom(...vehicleFieldNames), likelyValue, {
    maxKeys: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(vehicle, { maxLength: 20 }), async (vehicles) => {
      const feed = vehicles.map((one) => ({ ...one, stocknum: 'A1', make: 'Kia', model: 'Rio' }));
      const rows = await rowsOf(JSON.stringify(feed), 'json', { size: 1000 });
      expect(rows).toHaveLength(feed.length);
      for (const row of rows) {
        expect(row.ok).toBe(true);
        expect(row.ok && emptyValuesIn(row.vehicle)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('arbitrary cells never become an empty field through any kind of rule', async () => {
  const mapping = mappingOf({
    missing: ['-'],
    parts: { p: { from: 'a', split: ',' }, q: { from: 'b', pattern: '(?<x>\\w+)(?<y>\\W*)' } },
    fields: {
      stocknum: { digest: ['a', 'b'] },
      make: { value: 'Kia' },
      model: { template: 'M {a} {b}' },
      badge: { from: 'a', strip: ['x'], otherwise: 'keep' },
      series: 'p.2',
      colour: ['q.y', 'q.x'],
      images: { gather: ['a', 'b'] },
      tag: { from: 'b', table: { yes: '' }, otherwise: 'keep' },
      km: { from: 'a', pattern: '\\d+' },
    },
  });
  await fc.assert(
    fc.asyncProperty(likelyValue, likelyValue, async (a, b) => {
      const [row] = await rowsOf(JSON.stringify([{ a, b }]), 'json', { mapping });
      expect(row?.ok === true && emptyValuesIn(row.vehicle)).toEqual(row?.ok === true ? [] : false);
    }),
    { numRuns: 300 },
  );
});

test('values that were read once are read the same again from every format', async () => {
  const cell = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          badge: cell,
          colour: cell,
          price: fc.integer({ min: 1, max: 1e6 }),
          dealercomments: cell,
        }),
      ),
      async (cells) => {
        const feed = cells.map((one, at) => ({
          stocknum: `A${at}`,
          make: 'Kia',
          model: 'Rio',
          ...one,
        }));
        if (feed.length === 0) return;
        const vehicles = await vehiclesOf(JSON.stringify(feed), 'json');
        const again = vehicles.map((vehicle) => JSON.stringify(vehicle)).join('\n');
        expect(await vehiclesOf(again, 'jsonl')).toEqual(vehicles);
        expect(await vehiclesOf(csvOf(feed), 'csv')).toEqual(vehicles);
        expect(await vehiclesOf(xmlOf(feed), 'xml')).toEqual(vehicles);
      },
    ),
    { numRuns: 100 },
  );
});

async function vehiclesOf(feed: string, format: (typeof feedFormats)[number]) {
  return (await rowsOf(feed, format, { size: 97 })).map((row) => row.ok && row.vehicle);
}

function csvOf(feed: Record<string, unknown>[]): string {
  const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  const columns = Object.keys(feed[0] ?? {});
  return [columns, ...feed.map((one) => columns.map((column) => one[column]))]
    .map((row) => row.map(quoted).join(','))
    .join('\n');
}

function xmlOf(feed: Record<string, unknown>[]): string {
  const escaped = (value: unknown) =>
    String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');
  const items = feed.map(
    (one) =>
      `<car>${Object.entries(one)
        .map(([key, value]) => `<${key}>${escaped(value)}</${key}>`)
        .join('')}</car>`,
  );
  return `<stock>${items.join('\n')}</stock>`;
}
