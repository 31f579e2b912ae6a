import {
  addBits,
  andBits,
  andNotBits,
  type Bits,
  countCommonBits,
  decodeBits,
  hasBit,
  setBit,
} from './bitset.ts';
import { lowerBound, RowSet } from './row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/** Bits with fewer than one row in this many are better processed as a list. */
const sparseShare = 32;

/** Lists are united by sorting up to this share of all rows; beyond it, setting bits is faster. */
export const listShare = 256;

export function intersection(space: RowSpace, a: RowSet, b: RowSet): RowSet {
  if (a.rows && b.rows) {
    const [few, many] = a.size <= b.size ? [a, b] : [b, a];
    return commonRows(few.rows!, many.rows!);
  }
  if (a.rows) return rowsInBits(a.rows, b, true);
  if (b.rows) return rowsInBits(b.rows, a, true);
  const words = Math.min(a.words, b.words);
  const bits = space.takeBits();
  andBits(a.bits!, b.bits!, words, bits);
  return RowSet.ofBits(bits, words);
}

/** The number of rows in both sets. */
export function commonSize(a: RowSet, b: RowSet): number {
  if (a.bits && b.bits) return countCommonBits(a.bits, b.bits, Math.min(a.words, b.words));
  const [list, other] = a.rows && (!b.rows || a.size <= b.size) ? [a.rows, b] : [b.rows!, a];
  let count = 0;
  for (const row of list) if (other.has(row)) count++;
  return count;
}

/** The rows of `a` that are not in `b`. */
export function difference(space: RowSpace, a: RowSet, b: RowSet): RowSet {
  if (a.rows)
    return b.rows ? filterRows(a.rows, (row) => !b.has(row)) : rowsInBits(a.rows, b, false);
  const bits = space.takeBits();
  // a posting may have room for more rows than exist
  const words = Math.min(a.words, space.words);
  if (b.rows) {
    bits.set(a.bits!.subarray(0, words));
    for (const row of b.rows) if (row >>> 5 < words) bits[row >>> 5]! &= ~(1 << (row & 31));
    return RowSet.ofBits(bits, words);
  }
  const shared = Math.min(words, b.words);
  andNotBits(a.bits!, b.bits!, shared, bits);
  if (shared < words) bits.set(a.bits!.subarray(shared, words), shared);
  return RowSet.ofBits(bits, words);
}

export function union(space: RowSpace, sets: readonly RowSet[]): RowSet {
  if (sets.length === 1) return sets[0]!;
  const rows = sets.reduce((sum, set) => sum + (set.rows ? set.rows.length : Infinity), 0);
  if (rows * listShare < space.length || rows === 0) return unionOfLists(sets, rows);
  const bits = space.takeClearBits();
  for (const set of sets) addTo(bits, set);
  return RowSet.ofBits(bits, space.words);
}

/** Adds the rows of a set to bits, which must have room for them. */
export function addTo(bits: Bits, set: RowSet): void {
  if (set.bits) return addBits(bits, set.bits, set.words);
  const rows = set.rows!;
  for (let at = 0; at < rows.length; at++) setBit(bits, rows[at]!);
}

/** The same set as a list if it is sparse. Counts the set if necessary. */
export function lighter(space: RowSpace, set: RowSet): RowSet {
  if (set.rows || set.size * sparseShare > space.length) return set;
  const rows = new Uint32Array(set.size);
  decodeBits(set.bits!, set.words, rows);
  return RowSet.ofRows(rows);
}

/** The same set as bits over the whole space. The caller must not change them. */
export function asBits(space: RowSpace, set: RowSet): Bits {
  if (set.bits && set.words >= space.words) return set.bits;
  const bits = space.takeClearBits();
  addTo(bits, set);
  return bits;
}

/** The rows of a list that pass the test. */
export function filterRows(rows: Uint32Array, test: (row: number) => boolean): RowSet {
  const result = new Uint32Array(rows.length);
  let found = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (test(row)) result[found++] = row;
  }
  return RowSet.ofRows(result.subarray(0, found));
}

/** Uses galloping search in the longer list, so that a short list skips most of it. */
function commonRows(few: Uint32Array, many: Uint32Array): RowSet {
  const result = new Uint32Array(few.length);
  let found = 0;
  let from = 0;
  for (let at = 0; at < few.length; at++) {
    const row = few[at]!;
    let step = 1;
    while (from + step < many.length && many[from + step]! < row) step *= 2;
    from = lowerBound(many, row, Math.min(many.length, from + step + 1), from + (step >>> 1));
    if (from < many.length && many[from] === row) result[found++] = row;
  }
  return RowSet.ofRows(result.subarray(0, found));
}

function rowsInBits(rows: Uint32Array, set: RowSet, isPresent: boolean): RowSet {
  const result = new Uint32Array(rows.length);
  const bits = set.bits!;
  let found = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if ((row >>> 5 < set.words && hasBit(bits, row)) === isPresent) result[found++] = row;
  }
  return RowSet.ofRows(result.subarray(0, found));
}

function unionOfLists(sets: readonly RowSet[], room: number): RowSet {
  const all = new Uint32Array(room);
  let filled = 0;
  for (const { rows } of sets) {
    all.set(rows!, filled);
    filled += rows!.length;
  }
  return setOfUnsorted(all);
}

/** @param rows unsorted, possibly with duplicates; sorted in place */
export function setOfUnsorted(rows: Uint32Array): RowSet {
  rows.sort();
  let length = 0;
  for (let at = 0; at < rows.length; at++) {
    if (at === 0 || rows[at] !== rows[at - 1]) rows[length++] = rows[at]!;
  }
  return RowSet.ofRows(rows.subarray(0, length));
}
