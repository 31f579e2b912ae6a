import { type Bits, setBit } from '#search/engine/sets/bitset.ts';
import { countColumns } from '#search/engine/facets/count-columns.ts';
import type { RowCodes } from './row-codes.ts';

/** The maximum number of codes in a dictionary for masks; columns with more use lists. */
export const maxMaskedCodes = 128;

const noCodes: readonly number[] = [];

/** Any number of codes per row, as a bit for each code. */
export class CodeMasks implements RowCodes {
  /** Words per row. */
  #width = 1;
  #masks: Bits = new Int32Array(64);

  get costOfRow(): number {
    return 2.5 * this.#width;
  }

  codesOf(row: number): readonly number[] {
    const start = row * this.#width;
    if (start >= this.#masks.length) return noCodes;
    const codes: number[] = [];
    for (let at = 0; at < this.#width; at++) {
      let word = this.#masks[start + at] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        codes.push(at * 32 + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
    return codes;
  }

  hasAny(row: number): boolean {
    const start = row * this.#width;
    for (let at = start; at < start + this.#width; at++)
      if ((this.#masks[at] ?? 0) !== 0) return true;
    return false;
  }

  has(row: number, code: number): boolean {
    if (code >= this.#width * 32) return false;
    return (((this.#masks[row * this.#width + (code >>> 5)] ?? 0) >>> (code & 31)) & 1) === 1;
  }

  /** All codes must be below `maxMaskedCodes`. */
  set(row: number, codes: readonly number[]): void {
    let highest = 0;
    for (const code of codes) if (code > highest) highest = code;
    if (highest >= this.#width * 32) this.#widen((highest >>> 5) + 1);
    this.#reserve(row);
    const start = row * this.#width;
    this.#masks.fill(0, start, start + this.#width);
    for (const code of codes) setBit(this.#masks, start * 32 + code);
  }

  highest(row: number, marks: ReadonlyMap<number, number>): number {
    let highest = 0;
    for (const code of this.codesOf(row)) highest = Math.max(highest, marks.get(code) ?? 0);
    return highest;
  }

  count(rows: Uint32Array, counts: Uint32Array): void {
    // the last rows may never have had a code, and then no mask
    if (rows.length > 0) this.#reserve(rows.at(-1)!);
    countColumns(this.#masks, this.#width, rows, counts);
  }

  settle(length: number): void {
    const words = length * this.#width;
    if (this.#masks.length > words + (words >>> 4) + 64) this.#masks = this.#masks.slice(0, words);
  }

  /** Makes room for the masks of all rows up to this one. */
  #reserve(row: number): void {
    const start = row * this.#width;
    if (start + this.#width <= this.#masks.length) return;
    const grown = new Int32Array(start + (start >>> 2) + 64 * this.#width);
    grown.set(this.#masks);
    this.#masks = grown;
  }

  #widen(width: number): void {
    const rows = this.#masks.length / this.#width;
    const wider = new Int32Array(Math.ceil(rows) * width);
    for (let row = 0; row < rows; row++) {
      for (let at = 0; at < this.#width; at++) {
        wider[row * width + at] = this.#masks[row * this.#width + at]!;
      }
    }
    this.#masks = wider;
    this.#width = width;
  }
}
