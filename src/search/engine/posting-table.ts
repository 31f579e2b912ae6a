import { Posting } from './posting.ts';
import { RowSet } from './row-set.ts';

/**
 * For each of many keys a set of rows. Most keys of a real stock (a name, a stock number) have one row only, so one
 * row is kept as a number, and only two make a posting.
 */
export class PostingTable {
  readonly #sets: Sets;

  /** @param keys `dense` where most numbers up to the highest are keys, `sparse` where few are */
  constructor(keys: 'dense' | 'sparse') {
    this.#sets = keys === 'dense' ? new DenseSets() : new Map();
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
    for (const set of this.#sets.values()) if (set instanceof Posting) set.settle(space);
  }
}

interface Sets {
  get(key: number): number | Posting | undefined;
  set(key: number, set: number | Posting): void;
  delete(key: number): void;
  values(): Iterable<number | Posting | undefined>;
}

/** A Map's part that is used here, over an array. */
class DenseSets implements Sets {
  readonly #sets: (number | Posting | undefined)[] = [];

  get(key: number): number | Posting | undefined {
    return this.#sets[key];
  }

  set(key: number, set: number | Posting): void {
    while (this.#sets.length < key) this.#sets.push(undefined);
    this.#sets[key] = set;
  }

  delete(key: number): void {
    this.#sets[key] = undefined;
  }

  values(): Iterable<number | Posting | undefined> {
    return this.#sets;
  }
}
