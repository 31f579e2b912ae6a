import { finish } from '#search/engine/rows/slices.ts';

/**
 * The rows in ascending order of their numbers; rows of equal numbers stay as they were. A radix sort over the bytes
 * in which the numbers differ, some ten times faster on a million rows than sorting with a comparison.
 */
export function rowsByNumber(rows: Uint32Array, numbers: Float64Array): Uint32Array {
  return finish(sortByNumber(rows, numbers));
}

/** The same in slices: one byte of all the numbers at a time. */
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
    // Bits of floating point numbers sort as the numbers do once the sign is turned, and all bits of negative ones.
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

/** @returns false when the byte is the same in all keys, and nothing was written */
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
