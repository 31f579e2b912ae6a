import { expect, test } from 'vitest';
import { foldKeyword } from './fold-keyword.ts';

test.each([
  ['Toyota', 'toyota'],
  ['  MX-5  ', 'mx-5'],
  ['in_stock', 'in_stock'],
  ['Ｋｉａ', 'kia'],
  ['CITROE\u0308N', 'citroën'],
  ['', ''],
])('%j compares as %j', (value, folded) => {
  expect(foldKeyword(value)).toBe(folded);
  expect(foldKeyword(folded)).toBe(folded);
});
