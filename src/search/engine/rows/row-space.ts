import { type Bits, clearBit, setBit, wordsFor } from '#search/engine/sets/bitset.ts';
import { IdTable } from './id-table.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import { TooMuchWorkError } from '#search/engine/too-much-work-error.ts';

export interface ScratchMark {
  readonly bits: number;
  readonly lists: number;
}

/**
 * The rows of an index: their ids, the free rows, and scratch space for one search. A row keeps its id until the id is
 * removed; a later id then reuses the row.
 */
export class RowSpace {
  /** By row; undefined for free rows. */
  ids = new Float64Array(64);
  readonly #rows = new IdTable((row) => this.ids[row]!);
  readonly #free: number[] = [];
  #live: Bits = new Int32Array(2);
  #length = 0;
  #work = 0;
  #maxWork = Infinity;
  readonly #bitScratch: Bits[] = [];
  #bitsTaken = 0;
  readonly #listScratch: Uint32Array[] = [];
  #listsTaken = 0;

  /** The number of rows in use, including free ones among them. */
  get length(): number {
    return this.#length;
  }

  get words(): number {
    return wordsFor(this.#length);
  }

  /** The number of ids. */
  get size(): number {
    return this.#rows.size;
  }

  rowOf(id: number): number | undefined {
    return this.#rows.get(id);
  }

  add(id: number): number {
    const row = this.#free.pop() ?? this.#length++;
    if (row >= this.ids.length) this.#reserve(row + (row >>> 2) + 64);
    this.ids[row] = id;
    this.#rows.add(id, row);
    setBit(this.#live, row);
    return row;
  }

  remove(row: number): void {
    this.#rows.delete(this.ids[row]!);
    clearBit(this.#live, row);
    this.#free.push(row);
  }

  /** All rows with an id. */
  all(): RowSet {
    return RowSet.ofBits(this.#live, this.words, this.size);
  }

  /** Starts counting the steps of a search; see `SearchRequest.work`. */
  beginWork(maxWork: number): void {
    this.#work = 0;
    this.#maxWork = maxWork;
  }

  /**
   * Must be called before visiting many rows, with their number.
   * @throws {TooMuchWorkError}
   */
  spend(steps: number): void {
    this.#work += steps;
    if (this.#work > this.#maxWork) throw new TooMuchWorkError(this.#maxWork);
  }

  /** Frees unused memory. */
  settle(): void {
    if (this.ids.length > this.#length + (this.#length >>> 4) + 64) this.#reserve(this.#length);
  }

  /** Bits with arbitrary content; the caller may use `words` words of them until `releaseScratch`. */
  takeBits(): Bits {
    this.spend(this.words);
    const bits = this.#bitScratch[this.#bitsTaken];
    if (bits && bits.length >= this.words) {
      this.#bitsTaken++;
      return bits;
    }
    return (this.#bitScratch[this.#bitsTaken++] = new Int32Array(this.words + (this.words >>> 3)));
  }

  takeClearBits(): Bits {
    return this.takeBits().fill(0, 0, this.words);
  }

  /** Room for every row, until `releaseScratch`. */
  takeList(): Uint32Array {
    this.spend(this.words);
    const list = this.#listScratch[this.#listsTaken];
    if (list && list.length >= this.#length) {
      this.#listsTaken++;
      return list;
    }
    return (this.#listScratch[this.#listsTaken++] = new Uint32Array(
      this.#length + (this.#length >>> 3),
    ));
  }

  /** The current state of the scratch space, for `releaseScratch`. */
  markScratch(): ScratchMark {
    return { bits: this.#bitsTaken, lists: this.#listsTaken };
  }

  /** Releases scratch space taken since the mark; sets that use it become invalid. */
  releaseScratch(mark: ScratchMark = { bits: 0, lists: 0 }): void {
    this.#bitsTaken = mark.bits;
    this.#listsTaken = mark.lists;
  }

  isAll(set: RowSet): boolean {
    return set.bits === this.#live;
  }

  #reserve(rows: number): void {
    const ids = new Float64Array(rows);
    ids.set(this.ids.subarray(0, this.#length));
    this.ids = ids;
    const live = new Int32Array(wordsFor(rows));
    live.set(this.#live.subarray(0, Math.min(this.#live.length, live.length)));
    this.#live = live;
  }
}
