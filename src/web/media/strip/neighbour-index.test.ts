import { expect, it } from 'vitest';
import { neighbourIndex } from './neighbour-index.ts';

it.each([
  ['is the next picture', 1, 1, true, 2],
  ['is the previous picture', 1, -1, true, 0],
  ['is the first after the last when looping', 3, 1, true, 0],
  ['is the last before the first when looping', 0, -1, true, 3],
  ['is undefined after the last without looping', 3, 1, false, undefined],
  ['is undefined before the first without looping', 0, -1, false, undefined],
] as const)('the neighbour of a picture %s', (_, index, step, loops, target) => {
  expect(neighbourIndex(index, step, 4, loops)).toBe(target);
});
