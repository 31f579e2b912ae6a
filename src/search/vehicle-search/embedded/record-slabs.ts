/** So large that a record rarely meets the end of one, so small that moving what is left in one takes no millisecond. */
const SLAB_BYTES = 256 * 1024;
/** Before each record: its id and its length. */
const HEADER_BYTES = 8;

interface Slab {
  bytes: Buffer;
  /** Where the next record goes. */
  end: number;
  /** Bytes of records that have not been replaced, their headers included. */
  live: number;
}

interface Place {
  slab: number;
  at: number;
}

/**
 * Texts by number, as bytes in a few large buffers. The garbage collector walks none of it: there is one object for each
 * slab, and one number for each record.
 */
export class RecordSlabs {
  readonly #slabBytes: number;
  readonly #slabs: (Slab | undefined)[] = [];
  readonly #free: number[] = [];
  /** Slab and offset in one number. */
  readonly #places = new Map<number, number>();
  #current: number | undefined;

  /** @param slabBytes of each buffer; a longer record gets one to itself */
  constructor(slabBytes = SLAB_BYTES) {
    this.#slabBytes = slabBytes;
  }

  /** How many bytes the buffers take together. */
  get bytes(): number {
    return this.#slabs.reduce((sum, slab) => sum + (slab?.bytes.length ?? 0), 0);
  }

  get(id: number): string | undefined {
    const place = this.#placeOf(id);
    const bytes = place && this.#slabs[place.slab]?.bytes;
    if (!bytes) return undefined;
    const start = place.at + HEADER_BYTES;
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(place.at + 4));
  }

  /** @param id from 0 to 2³² - 1 */
  set(id: number, text: string): void {
    const replaced = this.#placeOf(id);
    this.#append(id, Buffer.from(text));
    if (replaced) this.#release(replaced);
  }

  #append(id: number, record: Uint8Array): void {
    const number = this.#slabWithRoomFor(HEADER_BYTES + record.length);
    // made or found just now
    const slab = this.#slabs[number]!;
    slab.bytes.writeUInt32LE(id, slab.end);
    slab.bytes.writeUInt32LE(record.length, slab.end + 4);
    slab.bytes.set(record, slab.end + HEADER_BYTES);
    this.#places.set(id, number * this.#slabBytes + slab.end);
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

  #release({ slab: number, at }: Place): void {
    const slab = this.#slabs[number];
    if (!slab) return;
    slab.live -= HEADER_BYTES + slab.bytes.readUInt32LE(at + 4);
    if (number !== this.#current && slab.live * 2 < slab.end) this.#empty(number, slab);
  }

  /** Moves what is left in a slab to the current one, so that at most about half of all bytes are of no use. */
  #empty(number: number, slab: Slab): void {
    for (let at = 0; at < slab.end;) {
      const id = slab.bytes.readUInt32LE(at);
      const start = at + HEADER_BYTES;
      const end = start + slab.bytes.readUInt32LE(at + 4);
      const isLive = this.#places.get(id) === number * this.#slabBytes + at;
      if (isLive) this.#append(id, slab.bytes.subarray(start, end));
      at = end;
    }
    this.#slabs[number] = undefined;
    this.#free.push(number);
  }

  #placeOf(id: number): Place | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    return { slab: Math.floor(place / this.#slabBytes), at: place % this.#slabBytes };
  }
}
