import { expect, test } from 'vitest';
import { colourSpelling } from './colour-spelling.ts';

test.each([
  ['white', 'White'],
  ['PEARL  WHITE', 'Pearl White'],
  ['Metallic gray', 'Metallic Grey'],
  ['Biege', 'Beige'],
  ['black / red', 'Black / Red'],
  ["Driver's blue", "Driver's Blue"],
  ['constructor', 'Constructor'],
])('spells %s as %s', (given, spelling) => {
  expect(colourSpelling(given)).toBe(spelling);
});
