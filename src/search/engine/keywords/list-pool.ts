import { type CodeArray, codesWithRoom } from './codes.ts';

/** List capacities are multiples of this, so that small changes need no new position. */
const step = 2;

/**
 * A short list of integers for each row, all in one array. When a list moves to a larger position, a later list of the
 * same capacity reuses the old one, so the array needs no compaction.
 */
export class ListPool {
  #pool: CodeArray = new Uint8Array(64);
  #end = step;
  /** The start of each row's list, which is preceded by its length; 0 for none. */
  #starts: Uint32Array = new Uint32Array(64);
  readonly #gaps = new Map<number, number[]>();

  get(row: number): readonly number[] {
    const start = this.#starts[row] ?? 0;
    if (start === 0) return [];
    return Array.from(this.#pool.subarray(start + 1, start + 1 + this.#pool[start]!));
  }

  set(row: number, list: readonly number[]): void {
    if (row >= this.#starts.length)
      this.#starts = codesWithRoom(this.#starts, row, 0x10000) as Uint32Array;
    const start = this.#starts[row]!;
    const room = start === 0 ? 0 : roomFor(this.#pool[start]!);
    const needed = list.length === 0 ? 0 : roomFor(list.length);
    let place = start;
    if (room !== needed) {
      if (room > 0) this.#free(start, room);
      place = this.#starts[row] = needed === 0 ? 0 : this.#allot(needed);
    }
    if (needed === 0) return;
    let largest = list.length;
    for (const each of list) if (each > largest) largest = each;
    this.#pool = codesWithRoom(this.#pool, place + needed, largest);
    this.#pool[place] = list.length;
    for (let at = 0; at < list.length; at++) this.#pool[place + 1 + at] = list[at]!;
  }

  /** The underlying arrays, for tight loops: all lists, and the start of each row's list with its length. */
  raw(): { pool: CodeArray; starts: Uint32Array } {
    return { pool: this.#pool, starts: this.#starts };
  }

  settle(rows: number): void {
    if (this.#starts.length > rows + (rows >>> 4) + 64) this.#starts = this.#starts.slice(0, rows);
    if (this.#pool.length > this.#end + (this.#end >>> 4))
      this.#pool = this.#pool.slice(0, this.#end);
  }

  #allot(room: number): number {
    const gap = this.#gaps.get(room)?.pop();
    if (gap !== undefined) return gap;
    const place = this.#end;
    this.#end += room;
    return place;
  }

  #free(place: number, room: number): void {
    const gaps = this.#gaps.get(room);
    if (gaps) gaps.push(place);
    else this.#gaps.set(room, [place]);
  }
}

function roomFor(length: number): number {
  return Math.ceil((length + 1) / step) * step;
}
