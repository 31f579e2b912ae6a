import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdTable } from './id-table.ts';

const id = fc.oneof(fc.nat(40), fc.maxSafeInteger());

test('finds the rows of all ids that were added and not deleted', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.boolean()), { maxLength: 300 }), (steps) => {
      const ids: number[] = [];
      const table = new IdTable((row) => ids[row]!);
      const model = new Map<number, number>();
      for (const [each, add] of steps) {
        if (add && !model.has(each)) {
          model.set(each, ids.push(each) - 1);
          table.add(each, ids.length - 1);
        } else if (!add) {
          model.delete(each);
          table.delete(each);
        }
      }
      expect(table.size).toBe(model.size);
      for (const [each] of steps) expect(table.get(each)).toBe(model.get(each));
    }),
  );
});
