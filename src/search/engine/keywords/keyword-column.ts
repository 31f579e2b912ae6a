import { CodeLists } from './code-lists.ts';
import { CodeMasks, maxMaskedCodes } from './code-masks.ts';
import { compareText, Dictionary } from './dictionary.ts';
import type { GroupedRows } from '#search/engine/pages/page-of-rows.ts';
import { PostingTable } from '#search/engine/sets/posting-table.ts';
import { PresentFilter } from '#search/engine/filters/present-filter.ts';
import { IndexedFilter, type RowFilter } from '#search/engine/filters/row-filter.ts';
import { type RowCodes, SingleCodes } from './row-codes.ts';
import { Spellings } from './spellings.ts';
import { commonSize } from '#search/engine/sets/combine-rows.ts';
import type { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/** Testing a pattern against a value takes about as many steps as testing this many rows. */
const patternCost = 20;

export type CellValue = string | number | boolean | readonly string[] | undefined;

/** A column of keywords from a dictionary, one or several per row. */
export class KeywordColumn {
  readonly dictionary = new Dictionary();
  readonly postings = new PostingTable('dense');
  #rowCodes: RowCodes;
  readonly space: RowSpace;
  #size = 0;
  readonly #spellings = new Spellings();
  readonly #cellCodes: number[] = [];
  readonly #cellSpellings: string[] = [];

  constructor(space: RowSpace, cells: 'single' | 'several') {
    this.space = space;
    this.#rowCodes = cells === 'single' ? new SingleCodes() : new CodeMasks();
  }

  get rowCodes(): RowCodes {
    return this.#rowCodes;
  }

  set(row: number, value: CellValue): void {
    const { rowCodes, postings, dictionary, space } = this;
    if (rowCodes instanceof SingleCodes) return this.#setSingle(rowCodes, row, value);
    const before = rowCodes.codesOf(row);
    const after = this.#codesFor(value);
    for (const code of before) this.#spellings.remove(code, row);
    for (let at = 0; at < after.length; at++)
      this.#spell(row, after[at]!, this.#cellSpellings[at]!);
    if (before.length === after.length && before.every((code) => after.includes(code))) return;
    for (const code of after) {
      if (before.length === 0 || !before.includes(code)) postings.add(code, row, space.length);
    }
    if (rowCodes instanceof CodeMasks && dictionary.length > maxMaskedCodes)
      this.#toLists(rowCodes);
    this.#rowCodes.set(row, after);
    for (const code of before) {
      if (!after.includes(code) && postings.remove(code, row) === 0) dictionary.release(code);
    }
    this.#size += Math.sign(after.length) - Math.sign(before.length);
  }

  count(code: number): number {
    return this.postings.size(code);
  }

  rowsOf(codes: Iterable<number>): RowSet {
    return this.postings.union(this.space, [...codes]);
  }

  /** A value as a row spells it. */
  spellingAt(row: number, code: number): string {
    return this.#spellings.at(code, row) ?? this.dictionary.valueOf(code);
  }

  /** A value as most of the rows spell it, and of equally frequent spellings the one written first. */
  spellingAmong(rows: RowSet, code: number): string {
    const first = this.dictionary.valueOf(code);
    const all = this.postings.rowSet(code);
    if (!this.#spellings.has(code) || !all) return first;
    const others = Array.from(this.#spellings.of(code), ([spelling, spelled]) => ({
      spelling,
      count: commonSize(spelled.rowSet(), rows),
    }));
    const count = others.reduce((left, other) => left - other.count, commonSize(all, rows));
    return others.reduce((most, other) => (other.count > most.count ? other : most), {
      spelling: first,
      count,
    }).spelling;
  }

  /** @param pinned whether the filter will be applied to values added later, as a scope's filter is */
  isOneOf(values: readonly string[], pinned: boolean): RowFilter {
    const codes = new Set<number>();
    for (const value of values) {
      const code = pinned ? this.dictionary.pin(value) : this.dictionary.find(value);
      if (code) codes.add(code);
    }
    return new CodesFilter(this, codes);
  }

  /** @param passes tests a folded value */
  matches(passes: (folded: string) => boolean): RowFilter {
    return new PatternFilter(this, passes);
  }

  exists(): RowFilter {
    return new PresentFilter(this.space, this);
  }

  /** Whether each row has at most one value, so that rows can be sorted by the column. */
  get isSingle(): boolean {
    return this.rowCodes instanceof SingleCodes;
  }

  /** Compares by folded value; only for rows that have one. */
  compare(a: number, b: number): number {
    const rowCodes = this.rowCodes as SingleCodes;
    const codeA = rowCodes.codeOf(a);
    const codeB = rowCodes.codeOf(b);
    if (codeA === codeB) return 0;
    return compareText(this.dictionary.foldedOf(codeA), this.dictionary.foldedOf(codeB));
  }

  isPresent(row: number): boolean {
    return this.#rowCodes.hasAny(row);
  }

  /** The number of rows with a value. */
  get size(): number {
    return this.#size;
  }

  get walk(): GroupedRows {
    return this;
  }

  /** The rows of each value, in the order of the values. */
  *groups(direction: 'asc' | 'desc'): Generator<RowSet> {
    const codes = this.dictionary.alphabetical();
    for (let at = 0; at < codes.length; at++) {
      const code = direction === 'asc' ? codes[at]! : codes[codes.length - 1 - at]!;
      const rows = this.postings.rowSet(code);
      if (rows) yield rows;
    }
  }

  /** Frees unused memory, in slices. */
  *settle(): Generator<void> {
    this.postings.settle(this.space.length);
    yield;
    this.rowCodes.settle(this.space.length);
  }

  #toLists(masks: CodeMasks): void {
    const lists = new CodeLists();
    for (let row = 0; row < this.space.length; row++) lists.set(row, masks.codesOf(row));
    this.#rowCodes = lists;
  }

  #setSingle(rowCodes: SingleCodes, row: number, value: CellValue): void {
    const before = rowCodes.codeOf(row);
    const text = typeof value === 'string' || value === undefined ? value : String(value);
    const after = text === undefined ? 0 : this.dictionary.add(text);
    this.#spellings.remove(before, row);
    if (after !== 0) this.#spell(row, after, text!);
    if (before === after) return;
    if (after !== 0) this.postings.add(after, row, this.space.length);
    rowCodes.setCode(row, after);
    if (before !== 0 && this.postings.remove(before, row) === 0) this.dictionary.release(before);
    this.#size += Math.sign(after) - Math.sign(before);
  }

  #spell(row: number, code: number, text: string): void {
    if (text === this.dictionary.valueOf(code)) return;
    const spelling = text.trim();
    if (spelling !== this.dictionary.valueOf(code))
      this.#spellings.add(code, spelling, row, this.space.length);
  }

  /** The codes of a cell; sets `#cellSpellings` to their spellings. The next call reuses both arrays. */
  #codesFor(value: CellValue): readonly number[] {
    const codes = this.#cellCodes;
    const spellings = this.#cellSpellings;
    codes.length = 0;
    spellings.length = 0;
    if (value === undefined) return codes;
    for (const each of Array.isArray(value) ? value : [value]) {
      const text = typeof each === 'string' ? each : String(each);
      const code = this.dictionary.add(text);
      if (code === 0 || codes.includes(code)) continue;
      codes.push(code);
      spellings.push(text);
    }
    return codes;
  }
}

class CodesFilter extends IndexedFilter {
  readonly #column: KeywordColumn;
  readonly #codes: ReadonlySet<number>;

  constructor(column: KeywordColumn, codes: ReadonlySet<number>) {
    super(column.space);
    this.#column = column;
    this.#codes = codes;
  }

  estimate(): number {
    let sum = 0;
    for (const code of this.#codes) sum += this.#column.count(code);
    return sum;
  }

  test(row: number): boolean {
    const { rowCodes } = this.#column;
    if (rowCodes instanceof SingleCodes) return this.#codes.has(rowCodes.codeOf(row));
    for (const code of this.#codes) if (rowCodes.has(row, code)) return true;
    return false;
  }

  rows(): RowSet {
    return this.#column.rowsOf(this.#codes);
  }
}

class PatternFilter extends IndexedFilter {
  readonly #column: KeywordColumn;
  readonly #passes: (folded: string) => boolean;

  constructor(column: KeywordColumn, passes: (folded: string) => boolean) {
    super(column.space);
    this.#column = column;
    this.#passes = passes;
  }

  estimate(): number {
    return this.space.size >>> 1;
  }

  test(row: number): boolean {
    const { rowCodes, dictionary } = this.#column;
    return rowCodes.codesOf(row).some((code) => this.#passes(dictionary.foldedOf(code)));
  }

  rows(): RowSet {
    const { dictionary } = this.#column;
    this.space.spend(dictionary.size * patternCost);
    const codes: number[] = [];
    for (const code of dictionary.alphabetical()) {
      if (this.#passes(dictionary.foldedOf(code))) codes.push(code);
    }
    return this.#column.rowsOf(codes);
  }
}
