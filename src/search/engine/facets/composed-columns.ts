import { type Digits, highestDigit } from './column-digits.ts';
import type { Column } from '#search/engine/columns.ts';
import { returnTally, takeTally, type Tally } from './facet-tally.ts';
import { finish } from '#search/engine/rows/slices.ts';

/** Codes are kept in sixteen bits. */
const mostCodes = 65_536;
/** A code and a digit make one key that is still a small integer to the engine of JavaScript: below 2^31. */
const beyondDigits = highestDigit + 1;
/** Rows are looked at so many at a time: some milliseconds' work. */
const sliceRows = 20_000;

/** How often each digit of a column occurs. */
export interface DigitTally {
  readonly tally: Tally;
  /** See `Digits`. */
  readonly base: number;
}

/**
 * Some columns folded into one: each combination of their values that occurs has a code. Counting the values of all of
 * them then reads each row once. Columns that go together (make, model, badge; suburb, state, dealer) have few
 * combinations, but nothing is taken for granted: whatever occurs has a code of its own.
 */
export class ComposedColumns {
  readonly digits: Digits[] = [];
  /**
   * For each column, what the code of the columns before it and its own digit come to. The code after the last column
   * is that of the combination.
   */
  readonly #levels: Map<number, number>[] = [];
  /** For each column its digit in each combination. */
  #digitsOfCodes: Uint32Array[] = [];
  #codes: Uint16Array;
  readonly #length: number;

  /** @param length rows in use */
  constructor(length: number) {
    this.#length = length;
    this.#codes = new Uint16Array(length + (length >>> 4));
  }

  /** How many combinations there are. */
  get size(): number {
    return this.#levels.at(-1)?.size ?? 1;
  }

  /** How many combinations there would be with one more column; Infinity if more than the limit. */
  combinationsWith(digits: Digits, limit: number, rows?: Uint32Array): number {
    return finish(this.#codesWith(digits, limit, rows))?.level.size ?? Infinity;
  }

  /**
   * Folds one more column in, in slices, unless that makes more combinations than the limit.
   * @param rows the rows to look at, if not at all
   * @returns whether it did
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
      const key = this.#codes[row]! * beyondDigits + digit;
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

  /** To be called after the last column was added; in slices. */
  *settle(): Generator<void> {
    const room = Math.min(mostCodes, this.size * 2 + 64);
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

  /** A row has changed. @returns false when there is no code for what it has now */
  refresh(row: number): boolean {
    let code = 0;
    for (let place = 0; place < this.digits.length; place++) {
      const digit = this.digits[place]!.of(row);
      const level = this.#levels[place]!;
      const key = code * beyondDigits + digit;
      const known = level.get(key);
      // Beyond the room there was when it was made: time to make it anew.
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
