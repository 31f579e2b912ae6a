import { ListPool } from './list-pool.ts';
import type { RowCodes } from './row-codes.ts';

/** Any number of codes per row, as lists. */
export class CodeLists implements RowCodes {
  readonly costOfRow = 28;
  readonly #lists = new ListPool();

  codesOf(row: number): readonly number[] {
    return this.#lists.get(row);
  }

  hasAny(row: number): boolean {
    return (this.#lists.raw().starts[row] ?? 0) !== 0;
  }

  has(row: number, code: number): boolean {
    const { pool, starts } = this.#lists.raw();
    const start = starts[row] ?? 0;
    const end = start + (start === 0 ? 0 : pool[start]!);
    for (let at = start + 1; at <= end; at++) if (pool[at] === code) return true;
    return false;
  }

  set(row: number, codes: readonly number[]): void {
    this.#lists.set(row, codes);
  }

  highest(row: number, marks: ReadonlyMap<number, number>): number {
    const { pool, starts } = this.#lists.raw();
    const start = starts[row] ?? 0;
    const end = start + (start === 0 ? 0 : pool[start]!);
    let highest = 0;
    for (let at = start + 1; at <= end; at++) {
      const mark = marks.get(pool[at]!);
      if (mark !== undefined && mark > highest) highest = mark;
    }
    return highest;
  }

  count(rows: Uint32Array, counts: Uint32Array): void {
    const { pool, starts } = this.#lists.raw();
    for (let index = 0; index < rows.length; index++) {
      const start = starts[rows[index]!] ?? 0;
      if (start === 0) continue;
      const end = start + pool[start]!;
      for (let at = start + 1; at <= end; at++) counts[pool[at]!]!++;
    }
  }

  settle(length: number): void {
    this.#lists.settle(length);
  }
}
