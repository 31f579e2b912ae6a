import { Posting } from '#search/engine/sets/posting.ts';

/**
 * The rows that spell a value differently from the dictionary, which has the spelling that was written first. Most values
 * have one spelling and take no memory here.
 */
export class Spellings {
  readonly #byCode = new Map<number, Map<string, Posting>>();

  has(code: number): boolean {
    return this.#byCode.has(code);
  }

  add(code: number, spelling: string, row: number, space: number): void {
    const spellings = this.#byCode.get(code) ?? new Map<string, Posting>();
    this.#byCode.set(code, spellings);
    const rows = spellings.get(spelling) ?? new Posting();
    spellings.set(spelling, rows);
    rows.add(row, space);
  }

  remove(code: number, row: number): void {
    const spellings = this.#byCode.get(code);
    for (const [spelling, rows] of spellings ?? []) {
      rows.remove(row);
      if (rows.size === 0) spellings!.delete(spelling);
    }
    if (spellings?.size === 0) this.#byCode.delete(code);
  }

  /** The spelling of a row; undefined for the dictionary's. */
  at(code: number, row: number): string | undefined {
    for (const [spelling, rows] of this.#byCode.get(code) ?? []) if (rows.has(row)) return spelling;
    return undefined;
  }

  of(code: number): Iterable<readonly [spelling: string, rows: Posting]> {
    return this.#byCode.get(code) ?? [];
  }
}
