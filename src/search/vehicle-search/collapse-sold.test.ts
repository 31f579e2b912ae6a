import { expect, it } from 'vitest';
import { collapseSold } from './collapse-sold.ts';

const hits = (letters: string) =>
  [...letters].map((letter, id) => ({ id, status: letter === 's' ? 'sold' : 'in_stock' }));
const kept = (letters: string) => collapseSold(hits(letters)).map(({ id }) => id);

it.each([
  ['a', [0]],
  ['asa', [0, 1, 2]],
  ['assa', [0, 1, 3]],
  ['sssa', [0, 3]],
  ['asss', [0, 1]],
  ['sss', [0, 1, 2]],
  ['', []],
])('of %j stay %j', (letters, ids) => {
  expect(kept(letters)).toEqual(ids);
});
