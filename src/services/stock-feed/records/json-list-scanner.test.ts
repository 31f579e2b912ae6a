import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { JsonListScanner } from './json-list-scanner.ts';
import { maxRecordLength } from './feed-record.ts';

const json = fc.jsonValue().filter(hasPlainKeys);

/** V8 reads an escaped key wrongly once it has met the key `\\` (nodejs/node#63785): two readings may differ. */
function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, inner]) => JSON.stringify(key) === `"${key}"` && hasPlainKeys(inner),
  );
}

function itemsIn(text: string, { path = 'stock', size = text.length || 1 } = {}) {
  const scanner = new JsonListScanner([path]);
  const items = [];
  for (let at = 0; at < text.length; at += size)
    items.push(...scanner.write(text.slice(at, at + size)));
  scanner.end();
  return items;
}

test('the items of any list are found in any division of the text into chunks', () => {
  fc.assert(
    fc.property(
      fc.array(json),
      fc.dictionary(fc.string(), json).filter(hasPlainKeys),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(undefined, 2, '\t'),
      (list, others, size, indent) => {
        const text = JSON.stringify({ ...others, stock: list }, undefined, indent);
        expect(itemsIn(text, { size }).map((item) => JSON.parse(item.text))).toEqual(
          JSON.parse(JSON.stringify(list)),
        );
      },
    ),
  );
});

test('a text that is not JSON is never a complete list', () => {
  fc.assert(
    fc.property(fc.array(json), fc.nat(), fc.nat(), (list, from, length) => {
      const text = JSON.stringify({ made: 1, stock: list });
      const at = from % text.length;
      const damaged = text.slice(0, at) + text.slice(at + 1 + (length % 5));
      let expected: unknown;
      try {
        expected = JSON.parse(damaged);
      } catch {
        expected = undefined;
      }
      let found: unknown[];
      try {
        found = itemsIn(damaged).map((item) => JSON.parse(item.text) as unknown);
      } catch (error) {
        expect(error instanceof FeedBroken || error instanceof SyntaxError).toBe(true);
        return;
      }
      expect(expected).toMatchObject({ stock: found });
    }),
    { numRuns: 500 },
  );
});

test('finds a list at the top level, under a key and down a path', () => {
  expect(itemsIn('[1, {"a": []}]').map((item) => item.text)).toEqual(['1', '{"a": []}']);
  expect(itemsIn('{"stock": []}')).toEqual([]);
  expect(
    itemsIn('{"feed": {"x": [9], "cars": [1]}}', { path: 'feed.cars' }).map((item) => item.text),
  ).toEqual(['1']);
});

test('an item has the line on which it starts', () => {
  expect(itemsIn('[\n\n{"a":\n1},\n2\n]', { size: 1 }).map((item) => item.line)).toEqual([3, 5]);
});

test('an item with matching brackets is returned even if it is not valid JSON', () => {
  expect(itemsIn('[{"price": 28,990}, {"price": 1}]')).toHaveLength(2);
});

test.each(['', '[', '[1,', '[1', '{"stock": [{}', '{"stock": [{}]', '["\\'])(
  '%s is cut off',
  (text) => {
    expect(() => itemsIn(text)).toThrow(/cut off/);
  },
);

test.each([
  '[1 2]',
  '[1,]',
  '{"stock" [1]}',
  '{"stock": [1],}',
  '[1]]',
  '[1}',
  '{stock: [1]}',
  '[1] [2]',
  '{"a": tru, "stock": []}',
])('%s is not JSON', (text) => {
  expect(() => itemsIn(text).map((item) => JSON.parse(item.text) as unknown)).toThrow(/JSON/);
});

test('the error for a text without a list names the expected path', () => {
  expect(() => itemsIn('{"cars": [1]}')).toThrow(/none at the top and none at stock/);
});

test('an unclosed item does not fill the memory', () => {
  const scanner = new JsonListScanner(['stock']);
  scanner.write('["');
  expect(() => {
    for (let at = 0; at < 100; at++) scanner.write('x'.repeat(maxRecordLength / 10));
  }).toThrow(/does not end/);
});
