import { setBit } from '#search/engine/sets/bitset.ts';
import { IndexedFilter } from './row-filter.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

interface Presence {
  /** The number of rows with a value. */
  readonly size: number;
  isPresent(row: number): boolean;
}

/** Rows with any value in a column. Computed on demand, because few searches need them. */
export class PresentFilter extends IndexedFilter {
  readonly #column: Presence;

  constructor(space: RowSpace, column: Presence) {
    super(space);
    this.#column = column;
  }

  estimate(): number {
    return this.#column.size;
  }

  test(row: number): boolean {
    return this.#column.isPresent(row);
  }

  rows(): RowSet {
    this.space.spend(this.space.length);
    const bits = this.space.takeClearBits();
    for (let row = 0; row < this.space.length; row++) {
      if (this.#column.isPresent(row)) setBit(bits, row);
    }
    return RowSet.ofBits(bits, this.space.words, this.#column.size);
  }
}

/** The rows with a value, ascending. */
export function presentRows(space: RowSpace, column: Presence): Uint32Array {
  const rows = new Uint32Array(column.size);
  let found = 0;
  for (let row = 0; row < space.length; row++) if (column.isPresent(row)) rows[found++] = row;
  return rows;
}
