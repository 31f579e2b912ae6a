import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Posting } from './posting.ts';

/** Small enough that a posting often switches between a list and bits. */
const space = 2_200;
const step = fc.record({
  do: fc.constantFrom('add', 'add', 'remove', 'settle'),
  first: fc.nat(space - 1),
  count: fc.nat(120),
});

test('contains what was added and not removed, as a list and as bits', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const posting = new Posting();
      const model = new Set<number>();
      for (const { do: what, first, count } of steps) {
        for (let row = first; row < Math.min(space, first + count); row++) {
          if (what === 'add') posting.add(row, space);
          if (what === 'add') model.add(row);
          if (what === 'remove') posting.remove(row);
          if (what === 'remove') model.delete(row);
        }
        if (what === 'settle') posting.settle(space);
        const set = posting.rowSet();
        const rows = set.list(() => new Uint32Array(space));
        expect([...rows]).toEqual([...model].sort((a, b) => a - b));
        expect(posting.size).toBe(model.size);
        expect(posting.has(first)).toBe(model.has(first));
        expect(set.has(first)).toBe(model.has(first));
      }
    }),
  );
});

test('uses bits when dense and a list when sparse', () => {
  const posting = new Posting();
  for (let row = 0; row < 100; row++) posting.add(row, 1_000);
  expect(posting.rowSet().bits).toBeDefined();
  posting.settle(100_000);
  expect(posting.rowSet().rows).toHaveLength(100);
  expect(Posting.of(posting.rowSet(), 1_000).rowSet().bits).toBeDefined();
});
