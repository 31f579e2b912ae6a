import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListPool } from './list-pool.ts';

test('returns the list that was last set for each row', () => {
  const list = fc.array(fc.oneof(fc.nat(200), fc.nat(100_000)), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100), list), { maxLength: 200 }), (steps) => {
      const pool = new ListPool();
      const model = new Map<number, number[]>();
      for (const [row, each] of steps) {
        pool.set(row, each);
        model.set(row, each);
      }
      pool.settle(101);
      for (let row = 0; row < 101; row++) expect(pool.get(row)).toEqual(model.get(row) ?? []);
    }),
  );
});

test('replacing a list by one of the same length takes no more room', () => {
  const pool = new ListPool();
  for (let turn = 0; turn < 10_000; turn++) pool.set(turn % 3, [turn, turn + 1, turn + 2]);
  expect(pool.raw().pool.length).toBeLessThan(200);
});
