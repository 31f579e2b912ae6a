import { intersection, filterRows } from '#search/engine/sets/combine-rows.ts';
import type { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/** A condition on rows, which can be tested for one row or many. */
export interface RowFilter {
  /** The approximate number of rows that pass, for planning only. */
  estimate(): number;
  test(row: number): boolean;
  /** The given rows that pass. */
  within(rows: RowSet): RowSet;
}

/** A condition that has its rows as a set, such as the rows with a given value. */
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
    // testing each row of a list costs less than collecting the condition's rows, unless those are few
    if (rows.rows && rows.size <= this.estimate() * 4)
      return filterRows(rows.rows, (row) => this.test(row));
    return intersection(this.space, rows, this.rows());
  }
}
