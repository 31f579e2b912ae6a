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
  }

  /** Updates a new or changed row. */
  refresh(row: number, space: number): void {
    if (this.filter.test(row)) this.#rows.add(row, space);
    else this.#rows.remove(row);
  }

  /** Stops the updates; the scope can no longer be searched. */
  dispose(): void {
    this.#onDispose(this);
  }
}
