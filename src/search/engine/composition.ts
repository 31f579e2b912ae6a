import type { Column } from './columns.ts';
import { returnTally, takeTally, type Tally } from './facet-tally.ts';
import { KeywordColumn } from './keyword-column.ts';
import { SingleCodes } from './row-codes.ts';
import type { RowSpace } from './row-space.ts';

/** A composed code must fit sixteen bits. */
const mostCodes = 65_536;

/**
 * Several columns of few values each folded into one column of composed codes: to count the values of five columns, the
 * rows are then read once instead of five times, and the counts unfolded. Made when a search first has enough rows for it,
 * and anew when a column has outgrown its digit.
 */
export class Composition {
  readonly #space: RowSpace;
  readonly #columns: readonly KeywordColumn[];
  #groups: ComposedColumns[] | undefined;

  constructor(space: RowSpace, columns: Iterable<Column>) {
    this.#space = space;
    this.#columns = [...columns].filter(
      (column) => column instanceof KeywordColumn && column.isSingle,
    ) as KeywordColumn[];
  }

  forget(): void {
    this.#groups = undefined;
  }

  /** A row has changed. */
  refresh(row: number): void {
    if (this.#groups?.some((group) => !group.refresh(row))) this.forget();
  }

  /** Counts what is cheaper counted together; the others are left to the caller. */
  count(
    columns: readonly KeywordColumn[],
    rows: Uint32Array,
    tallies: Map<KeywordColumn, Tally>,
  ): void {
    if (rows.length < 1_500) return;
    this.#groups ??= this.#compose();
    for (const group of this.#groups) {
      const wanted = columns.filter((column) => group.columns.includes(column));
      // Unfolding reads every composed code, and divides.
      if (wanted.length > 1 && rows.length * (wanted.length - 1) > group.size * 2)
        group.count(wanted, rows, tallies);
    }
  }

  /** Fills groups with the columns of fewest values first; larger stocks can afford to unfold more codes. */
  #compose(): ComposedColumns[] {
    const limit = Math.min(mostCodes, Math.max(256, this.#space.size >>> 4));
    const sorted = this.#columns
      .map((column) => ({ column, digits: digitsFor(column) }))
      .sort((a, b) => a.digits - b.digits);
    const groups: { columns: KeywordColumn[]; size: number }[] = [];
    for (const { column, digits } of sorted) {
      const open = groups.find(({ size }) => size * digits <= limit);
      if (open) {
        open.columns.push(column);
        open.size *= digits;
      } else if (digits <= limit) {
        groups.push({ columns: [column], size: digits });
      }
    }
    return groups
      .filter(({ columns }) => columns.length > 1)
      .map(({ columns }) => new ComposedColumns(this.#space.length, columns));
  }
}

class ComposedColumns {
  readonly columns: readonly KeywordColumn[];
  /** How many composed codes there can be. */
  readonly size: number;
  /** How many codes each column may have. */
  readonly #digits: readonly number[];
  #codes: Uint16Array;

  constructor(length: number, columns: readonly KeywordColumn[]) {
    this.columns = columns;
    this.#digits = columns.map(digitsFor);
    this.size = this.#digits.reduce((product, digits) => product * digits, 1);
    this.#codes = new Uint16Array(length + (length >>> 4));
    for (let row = 0; row < length; row++) this.refresh(row);
  }

  /** @returns false when a column has more codes than there was room for */
  refresh(row: number): boolean {
    let composed = 0;
    for (let at = this.columns.length - 1; at >= 0; at--) {
      const code = (this.columns[at]!.rowCodes as SingleCodes).codeOf(row);
      const digits = this.#digits[at]!;
      if (code >= digits) return false;
      composed = composed * digits + code;
    }
    if (row >= this.#codes.length) {
      const grown = new Uint16Array(row + (row >>> 3) + 64);
      grown.set(this.#codes);
      this.#codes = grown;
    }
    this.#codes[row] = composed;
    return true;
  }

  count(
    wanted: readonly KeywordColumn[],
    rows: Uint32Array,
    tallies: Map<KeywordColumn, Tally>,
  ): void {
    const composed = takeTally(this.size);
    const codes = this.#codes;
    for (let at = 0; at < rows.length; at++) composed[codes[rows[at]!]!]!++;
    for (const column of wanted) tallies.set(column, takeTally(column.dictionary.length));
    const targets = this.columns.map((column) => tallies.get(column));
    unfold(composed, this.size, this.#digits, targets);
  }
}

/** Adds the counts of composed codes to those of each column's codes, and clears and returns them. */
function unfold(
  composed: Tally,
  size: number,
  digits: readonly number[],
  targets: readonly (Tally | undefined)[],
): void {
  for (let code = 0; code < size; code++) {
    const count = composed[code]!;
    if (count === 0) continue;
    composed[code] = 0;
    let rest = code;
    for (let at = 0; at < digits.length; at++) {
      const next = Math.floor(rest / digits[at]!);
      const digit = rest - next * digits[at]!;
      const target = targets[at];
      if (target && digit !== 0) target[digit]! += count;
      rest = next;
    }
  }
  returnTally(composed);
}

/** Some more than there are codes, so that a new value now and then changes nothing. */
function digitsFor({ dictionary }: KeywordColumn): number {
  return dictionary.length + 2 + (dictionary.length >>> 3);
}
