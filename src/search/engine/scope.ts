import type { KeywordColumn } from './keywords/keyword-column.ts';
import { Posting } from './sets/posting.ts';
import type { RowFilter } from './filters/row-filter.ts';
import type { RowSet } from './sets/row-set.ts';
import type { RowSpace } from './rows/row-space.ts';

/**
 * The rows that pass a filter, updated with every change of rows until the scope is disposed of. Created by
 * `SearchIndex.createScope`; only `size` and `dispose` are for callers.
 */
export class Scope {
  readonly filter: RowFilter;
  #rows = new Posting();
  /** Cleared whenever a row of the scope changes. */
  readonly #spellings = new Map<KeywordColumn, Map<number, string>>();
  readonly #onDispose: (scope: Scope) => void;

  constructor(filter: RowFilter, onDispose: (scope: Scope) => void) {
    this.filter = filter;
    this.#onDispose = onDispose;
  }

  /** The number of rows. */
  get size(): number {
    return this.#rows.size;
  }

  get rows(): Posting {
    return this.#rows;
  }

  /** Replaces all rows. */
  fill(rows: RowSet, space: RowSpace): void {
    this.#rows = Posting.of(rows, space.length);
    this.#spellings.clear();
  }

  /** Updates a new or changed row. */
  refresh(row: number, space: number): void {
    if (!this.filter.test(row)) return this.remove(row);
    this.#rows.add(row, space);
    this.#spellings.clear();
  }

  remove(row: number): void {
    if (!this.#rows.has(row)) return;
    this.#rows.remove(row);
    this.#spellings.clear();
  }

  /** A value of a column as most rows of the scope spell it. */
  spelling(column: KeywordColumn, code: number): string {
    const known = this.#spellings.get(column) ?? new Map<number, string>();
    this.#spellings.set(column, known);
    const spelling = known.get(code) ?? column.spellingAmong(this.#rows.rowSet(), code);
    known.set(code, spelling);
    return spelling;
  }

  /** Stops the updates; the scope can no longer be searched. */
  dispose(): void {
    this.#onDispose(this);
  }
}
