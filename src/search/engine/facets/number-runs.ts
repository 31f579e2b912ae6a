/** The distinct numbers of some rows in ascending order, and the count of each. */
export class NumberRuns {
  readonly numbers: Float64Array;
  readonly counts: Uint32Array;
  #length = 0;

  /** @param capacity the maximum number of distinct numbers */
  constructor(capacity: number) {
    this.numbers = new Float64Array(capacity);
    this.counts = new Uint32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a number greater than all before. */
  add(number: number, count: number): void {
    this.numbers[this.#length] = number;
    this.counts[this.#length++] = count;
  }
}
