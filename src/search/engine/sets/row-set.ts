import { type Bits, countBits, decodeBits, hasBit } from './bitset.ts';

/**
 * An immutable set of rows: an ascending list if sparse, bits if dense. Both may share memory with a posting or with
 * scratch space, so a set is valid only during the search that created it.
 */
export class RowSet {
  /** Ascending, exactly the set. */
  readonly rows: Uint32Array | undefined;
  readonly bits: Bits | undefined;
  /** The number of used words of `bits`; rows beyond them are absent. */
  readonly words: number;
  #size: number;

  private constructor(
    rows: Uint32Array | undefined,
    bits: Bits | undefined,
    words: number,
    size: number,
  ) {
    this.rows = rows;
    this.bits = bits;
    this.words = words;
    this.#size = size;
  }

  static ofRows(rows: Uint32Array): RowSet {
    return new RowSet(rows, undefined, 0, rows.length);
  }

  /** If no size is given, it is counted on first use. */
  static ofBits(bits: Bits, words: number, size = -1): RowSet {
    return new RowSet(undefined, bits, words, size);
  }

  get size(): number {
    if (this.#size < 0) this.#size = countBits(this.bits!, this.words);
    return this.#size;
  }

  has(row: number): boolean {
    if (this.bits) return row >>> 5 < this.words && hasBit(this.bits, row);
    return this.rows![lowerBound(this.rows!, row)] === row;
  }

  /** The rows in ascending order, written to `target` unless they are a list already. */
  list(target: () => Uint32Array): Uint32Array {
    if (this.rows) return this.rows;
    const into = target();
    return into.subarray(0, decodeBits(this.bits!, this.words, into));
  }
}

/** The index of the first element in [low, high) that is not less than the value, otherwise `high`. */
export function lowerBound(
  ascending: Uint32Array,
  value: number,
  high = ascending.length,
  low = 0,
): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
