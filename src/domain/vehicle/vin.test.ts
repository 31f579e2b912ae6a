import { expect, test } from 'vitest';
import { isVinOfYear } from './vin.ts';

test.each([
  ['JTMRWREV30D012345', 2019, true],
  ['JTMRWREV30D01234', 2019, false],
  ['JTMRWREVO0D012345', 2019, false],
  ['JTMRWREV30D01234*', 2019, false],
  ['ACR50-0123456', 2009, false],
  ['HJ45-012345', 1979, true],
  ['HJ45-012345', undefined, false],
  ['?', 1979, false],
])('%s is a VIN or chassis number for a vehicle of %s: %s', (number, year, good) => {
  expect(isVinOfYear(number, year)).toBe(good);
});
