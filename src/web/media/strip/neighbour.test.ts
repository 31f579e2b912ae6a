import { expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';

it.each([
  ['the next one', 1, 1, true, 2],
  ['the one before', 1, -1, true, 0],
  ['after the last the first', 3, 1, true, 0],
  ['before the first the last', 0, -1, true, 3],
  ['nothing after the last where the row ends', 3, 1, false, undefined],
  ['nothing before the first where the row begins', 0, -1, false, undefined],
] as const)('%s', (_, index, by, loops, target) => {
  expect(neighbour(index, by, 4, loops)).toBe(target);
});
