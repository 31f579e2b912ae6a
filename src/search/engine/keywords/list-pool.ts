import { type CodeArray, withRoom } from './codes.ts';

/** Lists are rounded up to a multiple of this, so that one that changes a little keeps its place. */
const step = 2;

/**
 * A short list of whole numbers for each row, all in one array. The place of a list that is replaced by a longer one is
 * given to a later list of its length, so nothing ever needs to be moved together.
 */
export class ListPool {
  #pool: CodeArray = new Uint8Array(64);
  #end = step;
  /** Where each row's list begins, with its length first; 0 for none. */
  #starts: Uint32Array = new Uint32Array(64);
  readonly #gaps = new Map<number, number[]>();

  get(row: number): readonly number[] {
    const start = this.#starts[row] ?? 0;
    if (start === 0) return [];
    return Array.from(this.#pool.subarray(start + 1, start + 1 + this.#pool[start]!));
  }

  set(row: number, list: readonly number[]): void {
    if (row >= this.#starts.length)
      this.#starts = withRoom(this.#starts, row, 0x10000) as Uint32Array;
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
    this.#pool = withRoom(this.#pool, place + needed, largest);
    this.#pool[place] = list.length;
    for (let at = 0; at < list.length; at++) this.#pool[place + 1 + at] = list[at]!;
  }

  /** The array that all lists stand in, and where each row's begins with its length; for tight loops. */
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
