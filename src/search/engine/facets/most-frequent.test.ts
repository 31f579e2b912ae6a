import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostFrequent } from './most-frequent.ts';

const some = fc.integer({ min: 0, max: 6 });
const many = fc.integer({ min: 4090, max: 4110 });

it.each([
  ['small counts', some],
  ['counts beyond the buckets', many],
  ['both', fc.oneof(some, many, fc.constant(2 ** 32 - 1))],
])('%s: returns the largest, then the first', (_, count) => {
  fc.assert(
    fc.property(
      fc.array(count, { maxLength: 60 }),
      fc.oneof(fc.nat({ max: 70 }), fc.constant(Infinity)),
      (counts, most) => {
        const expected = counts
          .map((each, place) => ({ each, place }))
          .filter(({ each }) => each > 0)
          .toSorted((a, b) => b.each - a.each || a.place - b.place)
          .slice(0, most)
          .map(({ place }) => place);
        // counts beyond the length are not read
        const given = Uint32Array.from([...counts, 7, 5000]);
        expect([...mostFrequent(given, counts.length, most)]).toEqual(expected);
      },
    ),
    { numRuns: 2000 },
  );
});
