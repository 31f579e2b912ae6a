import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { inListOrder, listOrder } from './list-order.ts';

const value = fc.oneof(
  fc.constantFrom('Sunroof', 'sunroof', ' Sunroof', 'Alloy Wheels', 'Überholt', ''),
  fc.string({ maxLength: 4 }),
);

it('restores a list in its own order, each value once', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 220 }), fc.nat(), (list, seed) => {
      const kept = new Map<string, string>();
      for (const each of list) {
        const folded = foldKeyword(each);
        if (folded !== '' && !kept.has(folded)) kept.set(folded, each);
      }
      const own = [...kept.values()];
      const shuffled = own.toSorted((a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7));
      const back = inListOrder(shuffled, listOrder(list));
      if (own.length <= 200) expect(back).toEqual(own);
      else expect(new Set(back)).toEqual(new Set(own));
    }),
  );
});

it('takes nothing for a sorted list and otherwise one character per value', () => {
  expect(listOrder([])).toBeUndefined();
  expect(listOrder(['Alloy Wheels', 'Bluetooth', 'alloy wheels'])).toBeUndefined();
  expect(listOrder(['Sunroof', 'Alloy Wheels', 'Bluetooth'])).toHaveLength(3);
});
