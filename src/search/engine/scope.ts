import { Posting } from './sets/posting.ts';
import type { RowFilter } from './filters/row-filter.ts';
import type { RowSet } from './sets/row-set.ts';
import type { RowSpace } from './rows/row-space.ts';

/**
 * The rows that pass a filter, kept true as rows change until it is disposed of. Made by `SearchIndex.createScope`; all
 * but its size and `dispose` is for the index.
 */
export class Scope {
  readonly filter: RowFilter;
  #rows = new Posting();
  readonly #onDispose: (scope: Scope) => void;

  constructor(filter: RowFilter, onDispose: (scope: Scope) => void) {
    this.filter = filter;
    this.#onDispose = onDispose;
  }

  /** How many rows it has. */
  get size(): number {
    return this.#rows.size;
  }

  get rows(): Posting {
    return this.#rows;
  }

  /** Takes these rows in place of all it had. */
  fill(rows: RowSet, space: RowSpace): void {
    this.#rows = Posting.of(rows, space.length);
  }

  /** A row has come or changed. */
  refresh(row: number, space: number): void {
    if (this.filter.test(row)) this.#rows.add(row, space);
    else this.#rows.remove(row);
  }

  /** Ends the upkeep; the scope can no longer be searched. */
  dispose(): void {
    this.#onDispose(this);
  }
}
