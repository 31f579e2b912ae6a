/** Chunks split above this many rows, and are created three quarters full so that insertions find room. */
const chunkCapacity = 512;

/**
 * Rows in sorted order, maintained as rows come and go: a list of small sorted chunks, so that a change moves only one
 * chunk's memory. The comparison must be total: no two rows are equal.
 */
export class RowOrder {
  readonly #compare: (a: number, b: number) => number;
  readonly chunks: Uint32Array[] = [];
  /** The number of rows in each chunk; no chunk is empty. */
  readonly sizes: number[] = [];
  #size = 0;

  /** @param sorted the initial rows, in order */
  constructor(compare: (a: number, b: number) => number, sorted: Uint32Array) {
    this.#compare = compare;
    const filled = (chunkCapacity * 3) >>> 2;
    for (let from = 0; from < sorted.length; from += filled) {
      const part = sorted.subarray(from, from + filled);
      const chunk = new Uint32Array(chunkCapacity);
      chunk.set(part);
      this.chunks.push(chunk);
      this.sizes.push(part.length);
    }
    this.#size = sorted.length;
  }

  get size(): number {
    return this.#size;
  }

  insert(row: number): void {
    this.#size++;
    if (this.chunks.length === 0) {
      this.chunks.push(new Uint32Array(chunkCapacity));
      this.sizes.push(0);
    }
    const place = this.find((other) => this.#compare(other, row) < 0);
    // a row after the last one is appended to the last chunk
    let at = Math.min(place.chunk, this.chunks.length - 1);
    let index = at === place.chunk ? place.index : this.sizes[at]!;
    if (this.sizes[at] === chunkCapacity) {
      this.#split(at);
      if (index > chunkCapacity >>> 1) {
        index -= chunkCapacity >>> 1;
        at++;
      }
    }
    const chunk = this.chunks[at]!;
    const size = this.sizes[at]!;
    chunk.copyWithin(index + 1, index, size);
    chunk[index] = row;
    this.sizes[at] = size + 1;
  }

  /** Must be called while the row still compares as it did when inserted. */
  remove(row: number): void {
    const { chunk: at, index } = this.find((other) => this.#compare(other, row) < 0);
    const chunk = this.chunks[at];
    if (chunk?.[index] !== row) throw new Error(`Row ${row} is not at its position in the order`);
    chunk.copyWithin(index, index + 1, this.sizes[at]);
    this.#size--;
    if (--this.sizes[at]! === 0) {
      this.chunks.splice(at, 1);
      this.sizes.splice(at, 1);
    }
  }

  /** The place of the first row for which `isBefore` is false; it must be true for a prefix of the order only. */
  find(isBefore: (row: number) => boolean): OrderPlace {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.chunks[middle]![this.sizes[middle]! - 1]!)) low = middle + 1;
      else high = middle;
    }
    const chunk = this.chunks[low];
    if (chunk === undefined) return { chunk: low, index: 0 };
    let first = 0;
    let last = this.sizes[low]!;
    while (first < last) {
      const middle = (first + last) >>> 1;
      if (isBefore(chunk[middle]!)) first = middle + 1;
      else last = middle;
    }
    return { chunk: low, index: first };
  }

  /** The number of rows from one place to another; negative if the second is before the first. */
  distance(from: OrderPlace, to: OrderPlace): number {
    if (from.chunk > to.chunk) return -this.distance(to, from);
    let rows = to.index - from.index;
    for (let at = from.chunk; at < to.chunk; at++) rows += this.sizes[at]!;
    return rows;
  }

  /** The row at the given share of the order; undefined if empty. */
  rowAt(share: number): number | undefined {
    let left = Math.min(this.#size - 1, Math.floor(this.#size * share));
    for (let at = 0; at < this.chunks.length; at++) {
      if (left < this.sizes[at]!) return this.chunks[at]![left];
      left -= this.sizes[at]!;
    }
    return undefined;
  }

  /** Calls back with each contiguous run of rows between two places; not at all if the second is before the first. */
  slices(
    from: OrderPlace,
    to: OrderPlace,
    visit: (rows: Uint32Array, start: number, end: number) => void,
  ): void {
    for (let at = from.chunk; at <= to.chunk && at < this.chunks.length; at++) {
      const start = at === from.chunk ? from.index : 0;
      const end = at === to.chunk ? to.index : this.sizes[at]!;
      if (start < end) visit(this.chunks[at]!, start, end);
    }
  }

  /** Visits the rows after a given one in a direction, nearest first, until `visit` returns false. */
  visitFrom(row: number, direction: 'asc' | 'desc', visit: (row: number) => boolean): void {
    const { chunk, index } = this.find((other) => this.#compare(other, row) < 0);
    const step = direction === 'asc' ? 1 : -1;
    let at = index + step;
    for (let within = chunk; within >= 0 && within < this.chunks.length; within += step) {
      const rows = this.chunks[within]!;
      if (within !== chunk) at = step === 1 ? 0 : this.sizes[within]! - 1;
      for (; at >= 0 && at < this.sizes[within]!; at += step) if (!visit(rows[at]!)) return;
    }
  }

  #split(at: number): void {
    const half = chunkCapacity >>> 1;
    const chunk = this.chunks[at]!;
    const upper = new Uint32Array(chunkCapacity);
    upper.set(chunk.subarray(half));
    this.chunks.splice(at + 1, 0, upper);
    this.sizes.splice(at, 1, half, chunkCapacity - half);
  }
}

export interface OrderPlace {
  chunk: number;
  index: number;
}

/**
 * Visits the rows one by one until `visit` returns false.
 * @returns whether all rows were visited
 */
export function visitOrder(
  order: RowOrder,
  direction: 'asc' | 'desc',
  visit: (row: number) => boolean,
): boolean {
  const { chunks, sizes } = order;
  if (direction === 'asc') {
    for (let chunk = 0; chunk < chunks.length; chunk++) {
      const rows = chunks[chunk]!;
      for (let at = 0; at < sizes[chunk]!; at++) if (!visit(rows[at]!)) return false;
    }
  } else {
    for (let chunk = chunks.length - 1; chunk >= 0; chunk--) {
      const rows = chunks[chunk]!;
      for (let at = sizes[chunk]! - 1; at >= 0; at--) if (!visit(rows[at]!)) return false;
    }
  }
  return true;
}
