import {
  addBits,
  andNotBits,
  type Bits,
  clearBit,
  setBit,
  wordsFor,
} from '#search/engine/sets/bitset.ts';
import type { OrderPlace, RowOrder } from './row-order.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

const parts = 32;

/**
 * For evenly spread boundaries in a column's order, the rows below each as bits. A range is the difference of two of
 * them, corrected at both ends from the order, which costs at most a thirty-second of the rows. Results are exact
 * wherever the boundaries are; as the stock changes, only the corrections grow.
 */
export class QuantileBits {
  readonly #order: RowOrder;
  readonly #space: RowSpace;
  readonly #valuesNow: () => Float64Array;
  readonly #boundaries: number[] = [];
  /** The rows below the boundary with the same index. */
  readonly #below: Bits[] = [];

  constructor(order: RowOrder, valuesNow: () => Float64Array, space: RowSpace) {
    this.#order = order;
    this.#space = space;
    this.#valuesNow = valuesNow;
    const values = valuesNow();
    const bits = new Int32Array(space.words);
    for (let part = 1; part < parts; part++) {
      const row = order.rowAt(part / parts);
      if (row === undefined) break;
      const boundary = values[row]!;
      const last = this.#boundaries.at(-1);
      if (last === boundary) continue;
      const from = order.find((each) => last !== undefined && values[each]! < last);
      const to = order.find((each) => values[each]! < boundary);
      order.slices(from, to, (rows, start, end) => {
        setAll(bits, rows, start, end);
      });
      this.#boundaries.push(boundary);
      this.#below.push(bits.slice());
    }
  }

  add(row: number, value: number): void {
    for (let at = this.#boundaries.length - 1; at >= 0 && this.#boundaries[at]! > value; at--) {
      let bits = this.#below[at]!;
      if (row >>> 5 >= bits.length) {
        bits = new Int32Array(wordsFor(row + 1 + (row >>> 3)));
        bits.set(this.#below[at]!);
        this.#below[at] = bits;
      }
      setBit(bits, row);
    }
  }

  remove(row: number, value: number): void {
    for (let at = this.#boundaries.length - 1; at >= 0 && this.#boundaries[at]! > value; at--) {
      clearBit(this.#below[at]!, row);
    }
  }

  /** Rows in a range, both ends included. @param size the number of rows in it */
  between(from: number, to: number, size: number): RowSet {
    const { words } = this.#space;
    const values = this.#valuesNow();
    const start = this.#order.find((row) => values[row]! < from);
    const end = this.#order.find((row) => values[row]! <= to);
    const lower = this.#nearest(start, (boundary) => boundary >= from);
    const upper = this.#nearest(end, (boundary) => boundary > to);
    const bits = this.#space.takeClearBits();
    if (upper.below) addBits(bits, upper.below, Math.min(words, upper.below.length));
    if (lower.below) {
      andNotBits(bits, lower.below, Math.min(words, lower.below.length), bits);
    }
    // adds missing rows before removing extra ones, because both overlap if the ends are near the same boundary
    this.#order.slices(start, lower.place, (rows, first, last) => setAll(bits, rows, first, last));
    this.#order.slices(upper.place, end, (rows, first, last) => setAll(bits, rows, first, last));
    this.#order.slices(lower.place, start, (rows, first, last) =>
      clearAll(bits, rows, first, last),
    );
    this.#order.slices(end, upper.place, (rows, first, last) => clearAll(bits, rows, first, last));
    return RowSet.ofBits(bits, words, size);
  }

  /** The boundary nearest to a place. @param isBeyond whether a boundary is at or after the place */
  #nearest(place: OrderPlace, isBeyond: (boundary: number) => boolean): Boundary {
    const found = this.#boundaries.findIndex(isBeyond);
    const beyond = found < 0 ? this.#boundaries.length : found;
    const before = this.#boundary(beyond - 1);
    if (found < 0) return before;
    const after = this.#boundary(beyond);
    const isCloser =
      this.#order.distance(before.place, place) < this.#order.distance(place, after.place);
    return isCloser ? before : after;
  }

  #boundary(at: number): Boundary {
    const boundary = this.#boundaries[at];
    if (boundary === undefined) return { place: { chunk: 0, index: 0 }, below: undefined };
    const values = this.#valuesNow();
    return {
      place: this.#order.find((row) => values[row]! < boundary),
      below: this.#below[at],
    };
  }
}

interface Boundary {
  place: OrderPlace;
  below: Bits | undefined;
}

function setAll(bits: Bits, rows: Uint32Array, start: number, end: number): void {
  for (let at = start; at < end; at++) setBit(bits, rows[at]!);
}

function clearAll(bits: Bits, rows: Uint32Array, start: number, end: number): void {
  for (let at = start; at < end; at++) clearBit(bits, rows[at]!);
}
