import { addTo, difference, lighter, union } from '#search/engine/sets/combine-rows.ts';
import type { RowFilter } from './row-filter.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/** With at most this many terms, each may hold its own scratch space until the search ends. */
const maxScratchTerms = 8;

export class EveryFilter implements RowFilter {
  readonly #space: RowSpace;
  readonly #terms: readonly RowFilter[];

  constructor(space: RowSpace, terms: readonly RowFilter[]) {
    this.#space = space;
    this.#terms = terms;
  }

  estimate(): number {
    return this.#terms.reduce((least, term) => Math.min(least, term.estimate()), this.#space.size);
  }

  test(row: number): boolean {
    return this.#terms.every((term) => term.test(row));
  }

  /** Applies the narrowest term first, so that the others test fewer rows. */
  within(rows: RowSet): RowSet {
    const terms = byEstimate(this.#terms);
    const many = terms.length > maxScratchTerms;
    const result = many ? this.#space.takeBits() : undefined;
    let left = rows;
    for (const term of terms) {
      const mark = this.#space.markScratch();
      left = lighter(this.#space, term.within(left));
      if (left.size === 0) break;
      if (result && left.bits) {
        const words = Math.min(left.words, this.#space.words);
        result.set(left.bits.subarray(0, words));
        left = RowSet.ofBits(result, words, left.size);
        this.#space.releaseScratch(mark);
      }
    }
    return left;
  }
}

export class SomeFilter implements RowFilter {
  readonly #space: RowSpace;
  readonly #terms: readonly RowFilter[];

  constructor(space: RowSpace, terms: readonly RowFilter[]) {
    this.#space = space;
    this.#terms = terms;
  }

  estimate(): number {
    const sum = this.#terms.reduce((total, term) => total + term.estimate(), 0);
    return Math.min(sum, this.#space.size);
  }

  test(row: number): boolean {
    return this.#terms.some((term) => term.test(row));
  }

  within(rows: RowSet): RowSet {
    if (this.#terms.length <= maxScratchTerms || rows.rows) {
      const parts = this.#terms.map((term) => term.within(rows)).filter((part) => part.size > 0);
      return parts.length === 0 ? RowSet.ofRows(new Uint32Array(0)) : union(this.#space, parts);
    }
    const bits = this.#space.takeClearBits();
    for (const term of this.#terms) {
      const mark = this.#space.markScratch();
      addTo(bits, term.within(rows));
      this.#space.releaseScratch(mark);
    }
    return RowSet.ofBits(bits, this.#space.words);
  }
}

export class NotFilter implements RowFilter {
  readonly #space: RowSpace;
  readonly #term: RowFilter;

  constructor(space: RowSpace, term: RowFilter) {
    this.#space = space;
    this.#term = term;
  }

  estimate(): number {
    return this.#space.size - this.#term.estimate();
  }

  test(row: number): boolean {
    return !this.#term.test(row);
  }

  within(rows: RowSet): RowSet {
    return difference(this.#space, rows, this.#term.within(rows));
  }
}

function byEstimate(terms: readonly RowFilter[]): RowFilter[] {
  return terms
    .map((term) => ({ term, rows: term.estimate() }))
    .sort((a, b) => a.rows - b.rows)
    .map(({ term }) => term);
}
