import { asBits, difference } from '#search/engine/sets/combine-rows.ts';
import type { Bits } from '#search/engine/sets/bitset.ts';
import type { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/**
 * The rows to count, in whichever form a counter needs. Each form is computed at most once. If the rows are
 * more than half of all, the list contains the others, and their counts are subtracted from the columns' totals.
 */
export class CountedRows {
  readonly rows: RowSet;
  readonly space: RowSpace;
  /** Whether `list` contains the rows that are not counted. */
  readonly isComplement: boolean;
  readonly #all: RowSet;
  #others: Uint32Array | undefined;
  #members: Uint32Array | undefined;
  #bits: Bits | undefined;

  /** @param all the set from which the rows were selected: the whole index or a scope */
  constructor(space: RowSpace, rows: RowSet, all: RowSet) {
    this.space = space;
    this.rows = rows;
    this.#all = all;
    this.isComplement = space.isAll(all) && rows.size * 2 > all.size;
  }

  get list(): Uint32Array {
    if (!this.isComplement) return this.members;
    return (this.#others ??= difference(this.space, this.#all, this.rows).list(() =>
      this.space.takeList(),
    ));
  }

  /** The rows themselves as a list. */
  get members(): Uint32Array {
    return (this.#members ??= this.rows.list(() => this.space.takeList()));
  }

  get listLength(): number {
    return this.isComplement ? this.#all.size - this.rows.size : this.rows.size;
  }

  get bits(): Bits {
    return (this.#bits ??= asBits(this.space, this.rows));
  }
}
