import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slicesOfParts } from './slices-of-parts.ts';

const small = fc.nat({ max: 12 });

it('forms the same page as a slice of the whole list', () => {
  fc.assert(
    fc.property(fc.array(small, { maxLength: 5 }), small, small, (totals, offset, limit) => {
      const parts = totals.map((total, part) =>
        Array.from({ length: total }, (_, at) => `${part}.${at}`),
      );
      const slices = slicesOfParts(totals, { offset, limit });
      expect(
        slices.flatMap((slice) =>
          parts[slice.part]!.slice(slice.offset, slice.offset + slice.limit),
        ),
      ).toEqual(parts.flat().slice(offset, offset + limit));
      expect(slices.every((slice) => slice.limit > 0)).toBe(true);
    }),
  );
});
