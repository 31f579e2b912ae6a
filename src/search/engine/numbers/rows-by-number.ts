import { finish } from '#search/engine/rows/slices.ts';

/**
 * Sorts rows by their numbers; rows with equal numbers keep their order. A radix sort over the bytes in which the
 * numbers differ, about ten times faster for a million rows than a comparison sort.
 */
export function rowsByNumber(rows: Uint32Array, numbers: Float64Array): Uint32Array {
  return finish(sortByNumber(rows, numbers));
}

/** The same in slices, one byte of all numbers at a time. */
export function* sortByNumber(
  rows: Uint32Array,
  numbers: Float64Array,
): Generator<void, Uint32Array> {
  const length = rows.length;
  const low = new Uint32Array(length);
  const high = new Uint32Array(length);
  const parts = new Uint32Array(new Float64Array(1).buffer);
  const whole = new Float64Array(parts.buffer);
  for (let at = 0; at < length; at++) {
    whole[0] = numbers[rows[at]!]! + 0;
    // the bits of floats sort like the numbers once the sign bit is flipped, and for negative numbers all bits
    const negative = parts[1]! >>> 31 === 1;
    low[at] = negative ? ~parts[0]! : parts[0]!;
    high[at] = negative ? ~parts[1]! : parts[1]! | 0x80000000;
  }
  let order = new Uint32Array(length);
  for (let at = 0; at < length; at++) order[at] = at;
  let spare = new Uint32Array(length);
  for (const keys of [low, high]) {
    for (let shift = 0; shift < 32; shift += 8) {
      if (!sortByByte(order, spare, keys, shift)) continue;
      [order, spare] = [spare, order];
      yield;
    }
  }
  for (let at = 0; at < length; at++) spare[at] = rows[order[at]!]!;
  return spare;
}

/** @returns false if the byte is the same in all keys; nothing was written then */
function sortByByte(from: Uint32Array, to: Uint32Array, keys: Uint32Array, shift: number): boolean {
  const starts = new Uint32Array(257);
  for (let at = 0; at < keys.length; at++) starts[((keys[at]! >>> shift) & 255) + 1]!++;
  if (starts.includes(keys.length)) return false;
  for (let byte = 1; byte < 257; byte++) starts[byte]! += starts[byte - 1]!;
  for (let at = 0; at < from.length; at++) {
    const each = from[at]!;
    const byte = (keys[each]! >>> shift) & 255;
    to[starts[byte]!++] = each;
  }
  return true;
}
