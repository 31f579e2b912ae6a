import { type Digits, maxDigit } from './column-digits.ts';
import type { Column } from '#search/engine/columns.ts';
import { returnTally, takeTally, type Tally } from './facet-tally.ts';
import { finish } from '#search/engine/rows/slices.ts';

/** Codes are stored in 16 bits. */
const maxCodes = 65_536;
/** A code and a digit form a key below 2^31, which JavaScript engines store as a small integer. */
const digitRange = maxDigit + 1;
/** The number of rows processed per slice, which takes a few milliseconds. */
const sliceRows = 20_000;

/** How often each digit of a column occurs. */
export interface DigitTally {
  readonly tally: Tally;
  /** See `Digits`. */
  readonly base: number;
}

/**
 * Several columns combined into one, with a code for each combination of their values that occurs. Counting the values
 * of all of them then reads each row only once. Correlated columns (make, model, badge; suburb, state, dealer) have few
 * combinations, but correctness does not depend on it: every combination has its own code.
 */
export class ComposedColumns {
  readonly digits: Digits[] = [];
  /**
   * For each column, maps the code of the columns before it and its own digit to a code. The code after the last column
   * identifies the combination.
   */
  readonly #levels: Map<number, number>[] = [];
  /** For each column, its digit in each combination. */
  #digitsOfCodes: Uint32Array[] = [];
  #codes: Uint16Array;
  readonly #length: number;

  /** @param length the number of rows in use */
  constructor(length: number) {
    this.#length = length;
    this.#codes = new Uint16Array(length + (length >>> 4));
  }

  /** The number of combinations. */
  get size(): number {
    return this.#levels.at(-1)?.size ?? 1;
  }

  /** The number of combinations with one more column; Infinity if it exceeds the limit. */
  combinationsWith(digits: Digits, limit: number, rows?: Uint32Array): number {
    return finish(this.#codesWith(digits, limit, rows))?.level.size ?? Infinity;
  }

  /**
   * Adds a column, in slices, unless the combinations would exceed the limit.
   * @param rows the rows to process instead of all
   * @returns whether the column was added
   */
  *add(digits: Digits, limit: number, rows?: Uint32Array): Generator<void, boolean> {
    const made = yield* this.#codesWith(digits, limit, rows);
    if (!made) return false;
    this.digits.push(digits);
    this.#levels.push(made.level);
    this.#codes = made.codes;
    return true;
  }

  *#codesWith(digits: Digits, limit: number, rows?: Uint32Array) {
    const level = new Map<number, number>();
    const codes = new Uint16Array(this.#codes.length);
    const length = rows?.length ?? this.#length;
    for (let at = 0; at < length; at++) {
      const row = rows ? rows[at]! : at;
      const digit = digits.of(row);
      if (digit < 0) return undefined;
      const key = this.#codes[row]! * digitRange + digit;
      let code = level.get(key);
      if (code === undefined) {
        code = level.size;
        if (code >= limit) return undefined;
        level.set(key, code);
      }
      codes[row] = code;
      if (at % sliceRows === sliceRows - 1) yield;
    }
    return { level, codes };
  }

  /** Completes the structure after the last column was added, in slices. */
  *settle(): Generator<void> {
    const room = Math.min(maxCodes, this.size * 2 + 64);
    this.#digitsOfCodes = this.digits.map(() => new Uint32Array(room));
    const noted = new Uint8Array(room);
    for (let row = 0; row < this.#length; row++) {
      if (row % sliceRows === sliceRows - 1) yield;
      const code = this.#codes[row]!;
      if (noted[code] === 1) continue;
      noted[code] = 1;
      this.#note(code, row);
    }
  }

  /** Updates a changed row. @returns false if there is no code for its new combination */
  refresh(row: number): boolean {
    let code = 0;
    for (let place = 0; place < this.digits.length; place++) {
      const digit = this.digits[place]!.of(row);
      const level = this.#levels[place]!;
      const key = code * digitRange + digit;
      const known = level.get(key);
      // no room left: the composition must be rebuilt
      if (digit < 0 || (known === undefined && level.size >= this.#digitsOfCodes[0]!.length))
        return false;
      code = known ?? level.size;
      if (known !== undefined) continue;
      level.set(key, code);
    }
    if (row >= this.#codes.length) {
      const grown = new Uint16Array(row + (row >>> 3) + 64);
      grown.set(this.#codes);
      this.#codes = grown;
    }
    this.#codes[row] = code;
    this.#note(code, row);
    return true;
  }

  count(wanted: readonly Digits[], rows: Uint32Array, tallies: Map<Column, DigitTally>): void {
    const size = this.size;
    const composed = takeTally(size);
    const codes = this.#codes;
    for (let at = 0; at < rows.length; at++) composed[codes[rows[at]!]!]!++;
    for (const digits of wanted) {
      const ofCodes = this.#digitsOfCodes[this.digits.indexOf(digits)]!;
      const tally = takeTally(digits.count);
      for (let code = 0; code < size; code++) tally[ofCodes[code]!]! += composed[code]!;
      tally[0] = 0;
      tallies.set(digits.column, { tally, base: digits.base });
    }
    composed.fill(0, 0, size);
    returnTally(composed);
  }

  #note(code: number, row: number): void {
    for (let place = 0; place < this.digits.length; place++) {
      this.#digitsOfCodes[place]![code] = this.digits[place]!.of(row);
    }
  }
}
