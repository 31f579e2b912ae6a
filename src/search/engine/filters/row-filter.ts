import { intersection, keep } from '#search/engine/sets/combine-rows.ts';
import type { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/** A condition on rows, which can be asked of one row or of many. */
export interface RowFilter {
  /** About how many rows pass; for choosing an order of work only. */
  estimate(): number;
  test(row: number): boolean;
  /** Those of the given rows that pass. */
  within(rows: RowSet): RowSet;
}

/** A condition whose rows are known as a set, such as those of one value. */
export abstract class IndexedFilter implements RowFilter {
  protected readonly space: RowSpace;

  constructor(space: RowSpace) {
    this.space = space;
  }

  abstract estimate(): number;
  abstract test(row: number): boolean;
  /** All rows that pass. */
  abstract rows(): RowSet;

  within(rows: RowSet): RowSet {
    if (this.space.isAll(rows)) return this.rows();
    // To look at each row of a list costs less than to gather the rows of the condition, unless those are few.
    if (rows.rows && rows.size <= this.estimate() * 4)
      return keep(rows.rows, (row) => this.test(row));
    return intersection(this.space, rows, this.rows());
  }
}
