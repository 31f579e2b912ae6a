import { expect, it } from 'vitest';
import { chanceWords } from './chance-words.ts';

it.each([
  [1, 20, '1 in 20 (5%)'],
  [5, 100, '1 in 20 (5%)'],
  [1, 2, '1 in 2 (50%)'],
  [60, 100, '60%'],
  [2, 5, '40%'],
  [1, 1, '100%'],
  [1, 3, '1 in 3 (about 33%)'],
  [3, 100, 'about 1 in 33 (3%)'],
  [1, 4001, '1 in 4,001 (about 0.025%)'],
  [1, 1_000_000, '1 in 1,000,000 (0.0001%)'],
])('%d of %d tickets: %s', (weight, tickets, words) => {
  expect(chanceWords(weight, tickets)).toBe(words);
});
