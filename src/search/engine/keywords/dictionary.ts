import { foldKeyword } from './fold-keyword.ts';

/**
 * The distinct values of a keyword column and their codes from 1 on; 0 means no value. Spellings that compare equal
 * share a code; `valueOf` has the one written first, `Spellings` the others. A value that no row has is removed and its
 * code reused, unless it is pinned.
 */
export class Dictionary {
  /** Values as shown, by code. */
  readonly #shown: string[] = [''];
  /** Values as compared, by code. */
  readonly #folded: string[] = [''];
  readonly #codes = new Map<string, number>();
  /** Caches the codes of spellings to avoid folding; cleared when it grows too large or a code is freed. */
  readonly #spellings = new Map<string, number>();
  readonly #freeCodes: number[] = [];
  readonly #pinned = new Set<number>();
  /** Called when a value is added or removed, for followers of the values. */
  onAdd: ((code: number, value: string) => void) | undefined;
  onRelease: ((code: number, value: string) => void) | undefined;
  #alphabetical: Uint32Array | undefined;

  /** The highest code plus one. */
  get length(): number {
    return this.#shown.length;
  }

  /** The number of values. */
  get size(): number {
    return this.#codes.size;
  }

  valueOf(code: number): string {
    return this.#shown[code]!;
  }

  foldedOf(code: number): string {
    return this.#folded[code]!;
  }

  /** The code of a value in any spelling. */
  find(value: string): number | undefined {
    return (
      this.#spellings.get(value) ?? this.#codes.get(value) ?? this.#codes.get(foldKeyword(value))
    );
  }

  /** The code of a value, which is added if new; 0 for an empty value. */
  add(value: string): number {
    const known = this.#spellings.get(value) ?? this.#codes.get(value);
    if (known !== undefined) return known;
    const folded = foldKeyword(value);
    if (folded === '') return 0;
    const code = this.#codes.get(folded);
    if (code === undefined) return this.#addFolded(folded, value.trim());
    if (this.#spellings.size > this.#codes.size + 4096) this.#spellings.clear();
    this.#spellings.set(value, code);
    return code;
  }

  #addFolded(folded: string, shown: string): number {
    const code = this.#freeCodes.pop() ?? this.#shown.length;
    this.#codes.set(folded, code);
    this.#shown[code] = shown;
    this.#folded[code] = shown === folded ? shown : folded;
    this.#alphabetical = undefined;
    this.onAdd?.(code, shown);
    return code;
  }

  /** Reserves the code for this value even while no row has it. */
  pin(value: string): number {
    const code = this.add(value);
    if (code !== 0) this.#pinned.add(code);
    return code;
  }

  /** Must be called when the last row with the value is gone. */
  release(code: number): void {
    if (this.#pinned.has(code)) return;
    this.onRelease?.(code, this.#shown[code]!);
    this.#codes.delete(this.#folded[code]!);
    this.#spellings.clear();
    this.#shown[code] = '';
    this.#folded[code] = '';
    this.#freeCodes.push(code);
    this.#alphabetical = undefined;
  }

  /** The codes in the alphabetical order of their values. */
  alphabetical(): Uint32Array {
    if (!this.#alphabetical) {
      const compare = (a: number, b: number) => compareText(this.#folded[a]!, this.#folded[b]!);
      this.#alphabetical = Uint32Array.from([...this.#codes.values()].sort(compare));
    }
    return this.#alphabetical;
  }
}

/** Compares by UTF-16 units, which gives the same order on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
