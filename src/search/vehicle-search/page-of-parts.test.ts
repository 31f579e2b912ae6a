import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOfParts } from './page-of-parts.ts';

const find = (part: readonly number[], offset: number, limit: number) => ({
  ids: part.slice(offset, offset + limit),
  total: part.length,
});

it('returns the same page as the whole list', () => {
  const parts = fc.array(fc.array(fc.nat(), { maxLength: 8 }), { maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.nat(40), fc.nat(12), (lists, offset, limit) => {
      const whole = lists.flat().slice(offset, offset + limit);
      expect(pageOfParts(lists, { offset, limit }, find)).toEqual(whole);
    }),
  );
});

it('reads no part beyond the page', () => {
  const asked: number[] = [];
  const ids = pageOfParts([[1, 2], [3], [4]], { offset: 0, limit: 2 }, (part, offset, limit) => {
    asked.push(part[0] ?? 0);
    return find(part, offset, limit);
  });
  expect([ids, asked]).toEqual([[1, 2], [1]]);
});
