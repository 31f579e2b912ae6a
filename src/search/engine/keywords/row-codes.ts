import { type CodeArray, trimmed, codesWithRoom } from './codes.ts';

/** The codes of each row: the forward index of a keyword column. */
export interface RowCodes {
  /** The approximate nanoseconds to count a row's codes. */
  readonly costOfRow: number;
  codesOf(row: number): readonly number[];
  hasAny(row: number): boolean;
  has(row: number, code: number): boolean;
  set(row: number, codes: readonly number[]): void;
  /** The highest mark among the row's codes; 0 for none. */
  highest(row: number, marks: ReadonlyMap<number, number>): number;
  /** Adds one to the count of each code of each row. @param rows ascending */
  count(rows: Uint32Array, counts: Uint32Array): void;
  settle(length: number): void;
}

/** At most one code per row. */
export class SingleCodes implements RowCodes {
  readonly costOfRow = 1.2;
  #codes: CodeArray = new Uint8Array(64);

  /** The code of each row, 0 for none. The array is replaced when it grows. */
  get codes(): CodeArray {
    return this.#codes;
  }

  codeOf(row: number): number {
    return this.#codes[row] ?? 0;
  }

  codesOf(row: number): readonly number[] {
    const code = this.codeOf(row);
    return code === 0 ? [] : [code];
  }

  hasAny(row: number): boolean {
    return this.codeOf(row) !== 0;
  }

  has(row: number, code: number): boolean {
    return this.#codes[row] === code;
  }

  set(row: number, codes: readonly number[]): void {
    this.setCode(row, codes[0] ?? 0);
  }

  setCode(row: number, code: number): void {
    this.#codes = codesWithRoom(this.#codes, row, code);
    this.#codes[row] = code;
  }

  highest(row: number, marks: ReadonlyMap<number, number>): number {
    return marks.get(this.codeOf(row)) ?? 0;
  }

  /** Has one loop per array type, because JavaScript engines optimise a loop poorly if it sees several. */
  count(rows: Uint32Array, counts: Uint32Array): void {
    const length = rows.length;
    // the last rows may never have had a code
    if (length > 0) this.#codes = codesWithRoom(this.#codes, rows[length - 1]!, 0);
    const codes = this.#codes;
    if (codes instanceof Uint8Array) {
      for (let at = 0; at < length; at++) counts[codes[rows[at]!]!]!++;
    } else if (codes instanceof Uint16Array) {
      for (let at = 0; at < length; at++) counts[codes[rows[at]!]!]!++;
    } else {
      for (let at = 0; at < length; at++) counts[codes[rows[at]!]!]!++;
    }
    counts[0] = 0;
  }

  settle(length: number): void {
    this.#codes = trimmed(this.#codes, length);
  }
}
