import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowOrder, visitOrder } from './row-order.ts';

const listed = (order: RowOrder, direction: 'asc' | 'desc' = 'asc'): number[] => {
  const rows: number[] = [];
  visitOrder(order, direction, (row) => rows.push(row) > 0);
  return rows;
};
const ascending = (a: number, b: number): number => a - b;

test('stays sorted through any insertions and removals', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(5_000), { minLength: 900, maxLength: 2_000 }),
      fc.nat(900),
      (rows, some) => {
        const order = new RowOrder(ascending, Uint32Array.from(rows.slice(0, some)).sort());
        for (const row of rows.slice(some)) order.insert(row);
        const gone = rows.filter((_, at) => at % 3 === 0);
        for (const row of gone) order.remove(row);
        const left = rows.filter((_, at) => at % 3 !== 0).sort(ascending);
        expect(listed(order)).toEqual(left);
        expect(listed(order, 'desc')).toEqual(left.toReversed());
        const from = order.find((row) => row < 1_000);
        const to = order.find((row) => row < 3_000);
        expect(order.distance(from, to)).toBe(
          left.filter((row) => row >= 1_000 && row < 3_000).length,
        );
        expect(order.distance(to, from)).toBe(-order.distance(from, to));
        const sliced: number[] = [];
        order.slices(from, to, (chunk, start, end) => sliced.push(...chunk.subarray(start, end)));
        expect(sliced).toEqual(left.filter((row) => row >= 1_000 && row < 3_000));
        expect(order.rowAt(0.5)).toBe(left[Math.floor(left.length / 2)]);
      },
    ),
    { numRuns: 20 },
  );
});

test('can be emptied and filled again', () => {
  const order = new RowOrder(ascending, Uint32Array.of(1));
  order.remove(1);
  expect(listed(order)).toEqual([]);
  expect(order.rowAt(0.5)).toBeUndefined();
  order.insert(2);
  expect(listed(order)).toEqual([2]);
});

test('a row that is not there cannot be removed', () => {
  expect(() => new RowOrder(ascending, Uint32Array.of(1)).remove(2)).toThrow('not at its position');
});
