import { type Digits, digitsOf } from './column-digits.ts';
import type { Column } from './columns.ts';
import type { CountedRows } from './counted-rows.ts';
import { returnTally, takeTally, type Tally } from './facet-tally.ts';
import type { RowSpace } from './row-space.ts';

/** A composed code must fit sixteen bits. */
const mostCodes = 65_536;
/** Fewer rows are counted column by column. */
const fewRows = 1_500;

/** How often each digit of a column occurs. */
export interface DigitTally {
  readonly tally: Tally;
  /** See `Digits`. */
  readonly base: number;
}

/**
 * Several columns of few values each folded into one column of composed codes: to count the values of five columns,
 * the rows are then read once instead of five times, and the counts unfolded. Made when a search first has enough rows
 * for it, and anew when a column has outgrown its digits.
 */
export class Composition {
  readonly #space: RowSpace;
  readonly #columns: readonly Column[];
  #groups: ComposedColumns[] | undefined;

  constructor(space: RowSpace, columns: Iterable<Column>) {
    this.#space = space;
    this.#columns = [...columns];
  }

  forget(): void {
    this.#groups = undefined;
  }

  /** A row has changed. */
  refresh(row: number): void {
    if (this.#groups?.some((group) => !group.refresh(row))) this.forget();
  }

  /** Counts those columns that are cheaper counted together; the others are left to the caller. */
  count(columns: ReadonlySet<Column>, rows: CountedRows): Map<Column, DigitTally> {
    const tallies = new Map<Column, DigitTally>();
    if (rows.listLength < fewRows) return tallies;
    this.#groups ??= this.#compose();
    for (const group of this.#groups) {
      const wanted = group.digits.filter(({ column }) => columns.has(column));
      // Unfolding reads every composed code, and divides those that occur.
      if (rows.listLength * (wanted.length - 1) > group.size * 2)
        group.count(wanted, rows.list, tallies);
    }
    return tallies;
  }

  /** Columns of few values first; a larger stock can afford to unfold more codes. */
  #compose(): ComposedColumns[] {
    const limit = Math.min(mostCodes, Math.max(256, this.#space.size >>> 4));
    const groups: { digits: Digits[]; size: number }[] = [];
    const all = this.#columns.map(digitsOf).filter((digits) => digits !== undefined);
    for (const digits of all.sort((a, b) => a.count - b.count)) {
      const open = groups.find(({ size }) => size * digits.count <= limit);
      if (open) {
        open.digits.push(digits);
        open.size *= digits.count;
      } else if (digits.count <= limit) {
        groups.push({ digits: [digits], size: digits.count });
      }
    }
    return groups
      .filter(({ digits }) => digits.length > 1)
      .map(({ digits, size }) => new ComposedColumns(this.#space.length, digits, size));
  }
}

class ComposedColumns {
  readonly digits: readonly Digits[];
  /** How many composed codes there can be. */
  readonly size: number;
  #codes: Uint16Array;

  constructor(length: number, digits: readonly Digits[], size: number) {
    this.digits = digits;
    this.size = size;
    this.#codes = new Uint16Array(length + (length >>> 4));
    for (let place = digits.length - 1; place >= 0; place--) {
      const { count } = digits[place]!;
      for (let row = 0; row < length; row++) {
        // Rows that are free may hold anything: they are never counted.
        this.#codes[row] = this.#codes[row]! * count + digits[place]!.of(row);
      }
    }
  }

  /** @returns false when a column has a value for which there was no digit */
  refresh(row: number): boolean {
    let composed = 0;
    for (let place = this.digits.length - 1; place >= 0; place--) {
      const { count } = this.digits[place]!;
      const digit = this.digits[place]!.of(row);
      if (digit >= count) return false;
      composed = composed * count + digit;
    }
    if (row >= this.#codes.length) {
      const grown = new Uint16Array(row + (row >>> 3) + 64);
      grown.set(this.#codes);
      this.#codes = grown;
    }
    this.#codes[row] = composed;
    return true;
  }

  count(wanted: readonly Digits[], rows: Uint32Array, tallies: Map<Column, DigitTally>): void {
    const composed = takeTally(this.size);
    const codes = this.#codes;
    for (let at = 0; at < rows.length; at++) composed[codes[rows[at]!]!]!++;
    for (const { column, count, base } of wanted) {
      tallies.set(column, { tally: takeTally(count), base });
    }
    this.#unfold(
      composed,
      this.digits.map(({ column }) => tallies.get(column)?.tally),
    );
  }

  /** Adds the counts of composed codes to those of each column's digits, and clears and returns them. */
  #unfold(composed: Tally, targets: readonly (Tally | undefined)[]): void {
    const counts = this.digits.map(({ count }) => count);
    for (let code = 0; code < this.size; code++) {
      const occurs = composed[code]!;
      if (occurs === 0) continue;
      composed[code] = 0;
      let rest = code;
      for (let place = 0; place < counts.length; place++) {
        const count = counts[place]!;
        const next = (rest / count) | 0;
        const target = targets[place];
        if (target) target[rest - next * count]! += occurs;
        rest = next;
      }
    }
    for (const target of targets) if (target) target[0] = 0;
    returnTally(composed);
  }
}
