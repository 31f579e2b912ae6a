/** The different numbers of some rows, ascending, and how many rows have each. */
export class NumberRuns {
  readonly numbers: Float64Array;
  readonly counts: Uint32Array;
  #length = 0;

  /** @param most as many different numbers at most */
  constructor(most: number) {
    this.numbers = new Float64Array(most);
    this.counts = new Uint32Array(most);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a number that is greater than all before. */
  add(number: number, count: number): void {
    this.numbers[this.#length] = number;
    this.counts[this.#length++] = count;
  }
}
