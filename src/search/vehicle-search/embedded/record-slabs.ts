/** Large enough that few records meet its end, small enough to move its live records in under a millisecond. */
const SLAB_BYTES = 256 * 1024;
/** Each record is preceded by its id and its length. */
const HEADER_BYTES = 8;

interface Slab {
  bytes: Buffer;
  /** The offset of the next record. */
  end: number;
  /** Bytes of records that have not been replaced, including headers. */
  live: number;
}

interface Position {
  slab: number;
  at: number;
}

/**
 * Stores texts by number as bytes in a few large buffers, so that the garbage collector has only one object per slab
 * and one number per record to walk.
 */
export class RecordSlabs {
  readonly #slabBytes: number;
  readonly #slabs: (Slab | undefined)[] = [];
  readonly #free: number[] = [];
  /** Slab and offset in one number. */
  readonly #positions = new Map<number, number>();
  #current: number | undefined;

  /** @param slabBytes the size of each buffer; a longer record gets its own */
  constructor(slabBytes = SLAB_BYTES) {
    this.#slabBytes = slabBytes;
  }

  /** The total size of the buffers in bytes. */
  get bytes(): number {
    return this.#slabs.reduce((sum, slab) => sum + (slab?.bytes.length ?? 0), 0);
  }

  get(id: number): string | undefined {
    const position = this.#positionOf(id);
    const bytes = position && this.#slabs[position.slab]?.bytes;
    if (!bytes) return undefined;
    const start = position.at + HEADER_BYTES;
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(position.at + 4));
  }

  /** @param id from 0 to 2³² - 1 */
  set(id: number, text: string): void {
    const replaced = this.#positionOf(id);
    this.#append(id, Buffer.from(text));
    if (replaced) this.#release(replaced);
  }

  #append(id: number, record: Uint8Array): void {
    const number = this.#slabWithRoomFor(HEADER_BYTES + record.length);
    // created or found just now
    const slab = this.#slabs[number]!;
    slab.bytes.writeUInt32LE(id, slab.end);
    slab.bytes.writeUInt32LE(record.length, slab.end + 4);
    slab.bytes.set(record, slab.end + HEADER_BYTES);
    this.#positions.set(id, number * this.#slabBytes + slab.end);
    slab.end += HEADER_BYTES + record.length;
    slab.live += HEADER_BYTES + record.length;
  }

  #slabWithRoomFor(length: number): number {
    const current = this.#current === undefined ? undefined : this.#slabs[this.#current];
    if (this.#current !== undefined && current && current.end + length <= current.bytes.length)
      return this.#current;
    const number = this.#free.pop() ?? this.#slabs.length;
    const bytes = Buffer.allocUnsafeSlow(Math.max(length, this.#slabBytes));
    this.#slabs[number] = { bytes, end: 0, live: 0 };
    this.#current = number;
    return number;
  }

  #release({ slab: number, at }: Position): void {
    const slab = this.#slabs[number];
    if (!slab) return;
    slab.live -= HEADER_BYTES + slab.bytes.readUInt32LE(at + 4);
    if (number !== this.#current && slab.live * 2 < slab.end) this.#empty(number, slab);
  }

  /** Moves the live records of a slab to the current one, so that at most about half of all bytes are garbage. */
  #empty(number: number, slab: Slab): void {
    for (let at = 0; at < slab.end;) {
      const id = slab.bytes.readUInt32LE(at);
      const start = at + HEADER_BYTES;
      const end = start + slab.bytes.readUInt32LE(at + 4);
      const isLive = this.#positions.get(id) === number * this.#slabBytes + at;
      if (isLive) this.#append(id, slab.bytes.subarray(start, end));
      at = end;
    }
    this.#slabs[number] = undefined;
    this.#free.push(number);
  }

  #positionOf(id: number): Position | undefined {
    const position = this.#positions.get(id);
    if (position === undefined) return undefined;
    return { slab: Math.floor(position / this.#slabBytes), at: position % this.#slabBytes };
  }
}
