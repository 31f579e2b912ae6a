import { Posting } from './posting.ts';
import { RowSet } from './row-set.ts';

/**
 * For each of many keys a set of rows. Most keys of a real stock (a name, a stock number) have one row only, so one
 * row is kept as a number, and only two make a posting.
 */
export class PostingTable {
  readonly #sets = new Map<number, number | Posting>();

  keys(): IterableIterator<number> {
    return this.#sets.keys();
  }

  size(key: number): number {
    const set = this.#sets.get(key);
    if (set === undefined) return 0;
    return typeof set === 'number' ? 1 : set.size;
  }

  has(key: number, row: number): boolean {
    const set = this.#sets.get(key);
    return typeof set === 'number' ? set === row : set !== undefined && set.has(row);
  }

  add(key: number, row: number, space: number): void {
    const set = this.#sets.get(key);
    if (set === undefined) {
      this.#sets.set(key, row);
    } else if (typeof set !== 'number') {
      set.add(row, space);
    } else if (set !== row) {
      const posting = new Posting();
      posting.add(set, space);
      posting.add(row, space);
      this.#sets.set(key, posting);
    }
  }

  /** @returns how many rows the key has left */
  remove(key: number, row: number): number {
    const set = this.#sets.get(key);
    if (typeof set === 'number') {
      if (set !== row) return 1;
      this.#sets.delete(key);
      return 0;
    }
    if (set === undefined) return 0;
    set.remove(row);
    if (set.size === 0) this.#sets.delete(key);
    return set.size;
  }

  rowSet(key: number): RowSet | undefined {
    const set = this.#sets.get(key);
    return typeof set === 'number' ? RowSet.ofRows(Uint32Array.of(set)) : set?.rowSet();
  }

  /** The rows of a key, ascending. */
  list(key: number): Uint32Array {
    return this.rowSet(key)?.list(() => new Uint32Array(this.size(key))) ?? new Uint32Array(0);
  }

  /** See `Posting.settle`. */
  settle(space: number): void {
    for (const set of this.#sets.values()) if (typeof set !== 'number') set.settle(space);
  }
}
