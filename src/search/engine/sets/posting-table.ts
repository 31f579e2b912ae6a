import { setBit } from './bitset.ts';
import { listShare, setOfUnsorted } from './combine-rows.ts';
import { Posting } from './posting.ts';
import { RowSet } from './row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/**
 * A set of rows for each of many keys. Most keys of a real stock (a name, a stock number) have only one row, so a
 * single row is stored as a number, and a posting is created only for two or more.
 */
export class PostingTable {
  /** By key, if most numbers up to the highest are keys. */
  readonly #dense: (number | Posting | undefined)[] | undefined;
  /** By key, if few are. */
  readonly #sparse = new Map<number, number | Posting>();

  constructor(keys: 'dense' | 'sparse') {
    this.#dense = keys === 'dense' ? [] : undefined;
  }

  size(key: number): number {
    const set = this.#get(key);
    if (set === undefined) return 0;
    return typeof set === 'number' ? 1 : set.size;
  }

  /** The given keys that have rows. Visits the given keys or the table's own, whichever are fewer. */
  keysAmong(wanted: ReadonlyMap<number, unknown>): number[] {
    const found: number[] = [];
    if (!this.#dense && this.#sparse.size < wanted.size) {
      for (const key of this.#sparse.keys()) if (wanted.has(key)) found.push(key);
    } else {
      for (const key of wanted.keys()) if (this.#get(key) !== undefined) found.push(key);
    }
    return found;
  }

  has(key: number, row: number): boolean {
    const set = this.#get(key);
    return typeof set === 'number' ? set === row : set !== undefined && set.has(row);
  }

  add(key: number, row: number, space: number): void {
    const set = this.#get(key);
    if (set === undefined) {
      this.#put(key, row);
    } else if (typeof set !== 'number') {
      set.add(row, space);
    } else if (set !== row) {
      const posting = new Posting();
      posting.add(set, space);
      posting.add(row, space);
      this.#put(key, posting);
    }
  }

  /** @returns the number of rows left for the key */
  remove(key: number, row: number): number {
    const set = this.#get(key);
    if (typeof set === 'number') {
      if (set !== row) return 1;
      this.#delete(key);
      return 0;
    }
    if (set === undefined) return 0;
    set.remove(row);
    if (set.size === 0) this.#delete(key);
    return set.size;
  }

  rowSet(key: number): RowSet | undefined {
    const set = this.#get(key);
    return typeof set === 'number' ? RowSet.ofRows(Uint32Array.of(set)) : set?.rowSet();
  }

  /** The union of the rows of some keys. Avoids creating sets for keys with only one row. */
  union(space: RowSpace, keys: readonly number[]): RowSet {
    if (keys.length === 1) return this.rowSet(keys[0]!) ?? RowSet.ofRows(new Uint32Array(0));
    let size = 0;
    for (const key of keys) size += this.size(key);
    space.spend(size + keys.length);
    if (size * listShare < space.length) return this.#unionOfFew(keys, size);
    const bits = space.takeClearBits();
    for (const key of keys) {
      const set = this.#get(key);
      if (typeof set === 'number') setBit(bits, set);
      else set?.addTo(bits);
    }
    return RowSet.ofBits(bits, space.words);
  }

  #unionOfFew(keys: readonly number[], size: number): RowSet {
    const rows = new Uint32Array(size);
    let filled = 0;
    for (const key of keys) {
      const set = this.#get(key);
      if (typeof set === 'number') rows[filled++] = set;
      else if (set) filled = set.copyTo(rows, filled);
    }
    return setOfUnsorted(rows);
  }

  /** The rows of a key, ascending. */
  list(key: number): Uint32Array | readonly number[] {
    const only = this.#get(key);
    if (typeof only === 'number') return [only];
    return this.rowSet(key)?.list(() => new Uint32Array(this.size(key))) ?? new Uint32Array(0);
  }

  /** See `Posting.settle`. */
  settle(space: number): void {
    for (const set of this.#dense ?? this.#sparse.values()) {
      if (set instanceof Posting) set.settle(space);
    }
  }

  #get(key: number): number | Posting | undefined {
    return this.#dense ? this.#dense[key] : this.#sparse.get(key);
  }

  #put(key: number, set: number | Posting): void {
    if (!this.#dense) {
      this.#sparse.set(key, set);
      return;
    }
    while (this.#dense.length < key) this.#dense.push(undefined);
    this.#dense[key] = set;
  }

  #delete(key: number): void {
    if (this.#dense) this.#dense[key] = undefined;
    else this.#sparse.delete(key);
  }
}
