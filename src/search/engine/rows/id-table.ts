/**
 * Maps ids to rows: a hash table with open addressing over typed arrays, which takes about twelve bytes per id where a
 * Map takes forty. The ids themselves are in the caller's array, by row.
 */
export class IdTable {
  readonly #idOf: (row: number) => number;
  /** Row + 1; 0 is free. Removal closes gaps, so there are no tombstones. */
  #slots = new Uint32Array(16);
  #size = 0;

  constructor(idOf: (row: number) => number) {
    this.#idOf = idOf;
  }

  get size(): number {
    return this.#size;
  }

  get(id: number): number | undefined {
    const held = this.#slots[this.#slotOf(id)]!;
    return held === 0 ? undefined : held - 1;
  }

  /** The id must be new, and `idOf(row)` must already return it. */
  add(id: number, row: number): void {
    if ((this.#size + 1) * 3 > this.#slots.length * 2) this.#grow();
    this.#slots[this.#slotOf(id)] = row + 1;
    this.#size++;
  }

  delete(id: number): void {
    let gap = this.#slotOf(id);
    if (this.#slots[gap] === 0) return;
    this.#size--;
    const mask = this.#slots.length - 1;
    for (let at = (gap + 1) & mask; this.#slots[at] !== 0; at = (at + 1) & mask) {
      const home = this.#homeOf(this.#idOf(this.#slots[at]! - 1));
      // an entry whose probe sequence crosses the gap moves into it
      if (((at - home) & mask) < ((at - gap) & mask)) continue;
      this.#slots[gap] = this.#slots[at]!;
      gap = at;
    }
    this.#slots[gap] = 0;
  }

  #slotOf(id: number): number {
    const mask = this.#slots.length - 1;
    let at = this.#homeOf(id);
    while (this.#slots[at] !== 0 && this.#idOf(this.#slots[at]! - 1) !== id) at = (at + 1) & mask;
    return at;
  }

  #homeOf(id: number): number {
    const folded = (id | 0) ^ Math.imul(Math.floor(id / 4294967296) | 0, 0x85ebca6b);
    const mixed = Math.imul(folded, 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & (this.#slots.length - 1);
  }

  #grow(): void {
    const held = this.#slots;
    this.#slots = new Uint32Array(held.length * 2);
    for (const entry of held) {
      if (entry !== 0) this.#slots[this.#slotOf(this.#idOf(entry - 1))] = entry;
    }
  }
}
