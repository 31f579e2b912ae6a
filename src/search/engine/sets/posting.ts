import { addBits, type Bits, clearBit, decodeBits, hasBit, setBit, wordsFor } from './bitset.ts';
import { lowerBound, RowSet } from './row-set.ts';

/** With fewer rows than this, a list is always small enough. */
const minBits = 64;

/**
 * A mutable set of rows that costs at most four bytes per row and at most one bit per row of the index: a sorted list
 * while sparse, bits from one row in thirty-two on.
 */
export class Posting {
  #rows: Uint32Array = new Uint32Array(4);
  #bits: Bits | undefined;
  #size = 0;

  /** Creates a posting with the rows of a set. @param space see `add` */
  static of(set: RowSet, space: number): Posting {
    const posting = new Posting();
    if (set.rows) posting.#rows = set.rows.slice();
    else posting.#bits = set.bits!.slice(0, set.words);
    posting.#size = set.size;
    posting.settle(space);
    return posting;
  }

  get size(): number {
    return this.#size;
  }

  has(row: number): boolean {
    if (this.#bits) return row >>> 5 < this.#bits.length && hasBit(this.#bits, row);
    const at = lowerBound(this.#rows, row, this.#size);
    return at < this.#size && this.#rows[at] === row;
  }

  /** @param space the index's capacity in rows, which determines what is sparse */
  add(row: number, space: number): void {
    if (this.#bits) return this.#addBit(this.#bits, row);
    const size = this.#size;
    const at = size === 0 || this.#rows[size - 1]! < row ? size : lowerBound(this.#rows, row, size);
    if (at < size && this.#rows[at] === row) return;
    if (size >= minBits && size * 32 > space) {
      this.#toBits();
      return this.#addBit(this.#bits!, row);
    }
    if (size === this.#rows.length) this.#rows = resized(this.#rows, size + (size >>> 1) + 2);
    if (at < size) this.#rows.copyWithin(at + 1, at, size);
    this.#rows[at] = row;
    this.#size++;
  }

  remove(row: number): void {
    if (this.#bits) {
      if (row >>> 5 >= this.#bits.length || !hasBit(this.#bits, row)) return;
      clearBit(this.#bits, row);
      this.#size--;
      // half of the threshold for bits, so that a set near the threshold does not switch back and forth
      if (this.#size * 64 < this.#bits.length * 32) this.#toList();
      return;
    }
    const at = lowerBound(this.#rows, row, this.#size);
    if (at >= this.#size || this.#rows[at] !== row) return;
    this.#rows.copyWithin(at, at + 1, this.#size);
    this.#size--;
  }

  /** Chooses the better form for an index of this many rows and frees unused memory. */
  settle(space: number): void {
    if (this.#bits && (this.#size < minBits || this.#size * 32 <= space)) this.#toList();
    else if (!this.#bits && this.#size >= minBits && this.#size * 32 > space) this.#toBits();
    else if (this.#bits) this.#bits = this.#bits.slice(0, wordsFor(this.#highest() + 1));
    else if (this.#rows.length > this.#size) this.#rows = this.#rows.slice(0, this.#size);
  }

  /** The current rows; later changes may affect the returned set. */
  rowSet(): RowSet {
    return this.#bits
      ? RowSet.ofBits(this.#bits, this.#bits.length, this.#size)
      : RowSet.ofRows(this.#rows.subarray(0, this.#size));
  }

  /** Adds the rows to bits, which must have room for them. */
  addTo(bits: Bits): void {
    if (this.#bits) return addBits(bits, this.#bits, this.#bits.length);
    for (let at = 0; at < this.#size; at++) setBit(bits, this.#rows[at]!);
  }

  /** Writes the rows to the target from an index on. @returns the index after them */
  copyTo(target: Uint32Array, from: number): number {
    if (this.#bits) {
      return from + decodeBits(this.#bits, this.#bits.length, target.subarray(from));
    }
    for (let at = 0; at < this.#size; at++) target[from + at] = this.#rows[at]!;
    return from + this.#size;
  }

  #addBit(bits: Bits, row: number): void {
    if (row >>> 5 >= bits.length) {
      const words = (row >>> 5) + 1;
      const grown = new Int32Array(words + (words >>> 3));
      grown.set(bits);
      this.#bits = bits = grown;
    }
    if (hasBit(bits, row)) return;
    setBit(bits, row);
    this.#size++;
  }

  #toBits(): void {
    const bits = new Int32Array(wordsFor(this.#highest() + 1));
    for (let at = 0; at < this.#size; at++) setBit(bits, this.#rows[at]!);
    this.#bits = bits;
    this.#rows = new Uint32Array(0);
  }

  #toList(): void {
    this.#rows = new Uint32Array(this.#size);
    decodeBits(this.#bits!, this.#bits!.length, this.#rows);
    this.#bits = undefined;
  }

  #highest(): number {
    if (!this.#bits) return this.#size === 0 ? 0 : this.#rows[this.#size - 1]!;
    let word = this.#bits.length - 1;
    while (word > 0 && this.#bits[word] === 0) word--;
    return (word << 5) + 31;
  }
}

function resized(rows: Uint32Array, length: number): Uint32Array {
  const copy = new Uint32Array(length);
  copy.set(rows);
  return copy;
}
