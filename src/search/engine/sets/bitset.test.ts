import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, countCommonBits, decodeBits, hasBit, setBit } from './bitset.ts';

const space = 1_000;
const rows = fc.uniqueArray(fc.nat(space - 1)).map((list) => list.sort((a, b) => a - b));

function bitsOf(list: readonly number[]): Int32Array {
  const bits = new Int32Array(Math.ceil(space / 32));
  for (const row of list) setBit(bits, row);
  return bits;
}

test('counts and lists the rows that were set', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const bits = bitsOf(list);
      const decoded = new Uint32Array(space);
      expect(countBits(bits, bits.length)).toBe(list.length);
      expect(decodeBits(bits, bits.length, decoded)).toBe(list.length);
      expect([...decoded.subarray(0, list.length)]).toEqual(list);
      expect(list.every((row) => hasBit(bits, row))).toBe(true);
    }),
  );
});

test('counts what two sets have in common', () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const common = a.filter((row) => b.includes(row));
      expect(countCommonBits(bitsOf(a), bitsOf(b), 32)).toBe(common.length);
    }),
  );
});

test('counts full words', () => {
  expect(countBits(new Int32Array(100).fill(-1), 100)).toBe(3200);
});
