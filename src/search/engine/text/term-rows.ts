import type { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import {
  addTo,
  difference,
  intersection,
  filterRows,
  union,
} from '#search/engine/sets/combine-rows.ts';
import type { TextField } from './text-field.ts';
import type { SearchedText } from './searched-text.ts';
import { fieldMark } from './text-index.ts';
import type { PostingTable } from '#search/engine/sets/posting-table.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import { tokenKind } from './text-tokens.ts';

/** A term of the vocabulary that matches a word of the query. */
export interface TermMatch {
  readonly id: number;
  readonly isExact: boolean;
  readonly typos: number;
  /** The number of its letters that were searched for, if it continues after them. */
  readonly prefixLength?: number | undefined;
}

/** Rows that match equally well. */
export interface Level {
  readonly quality: number;
  readonly rows: RowSet;
}

export const exactUnit = 1 << 16;
export const typoUnit = 1 << 8;
export const maxTypos = 2;

/** Finding where a term occurs takes about as many steps as visiting this many rows. */
const matchCost = 50;

/** Visiting a row costs about as much as adding this many posting entries to a set. */
const rowCost = 20;

/**
 * The quality of a term match as a number that can be summed over the words of a query: exact matches count most, then
 * fewer typos, then the field's weight.
 */
export function matchQuality(match: TermMatch, isPart: boolean, weight: number): number {
  const exact = match.isExact && !isPart ? exactUnit : 0;
  return exact + (maxTypos + 1 - match.typos) * typoUnit + weight;
}

/** Whether a field accepts the match. */
function isFoundIn(
  { minPrefix }: TextField,
  { typos, prefixLength = minPrefix }: TermMatch,
): boolean {
  return minPrefix === 1 || (typos === 0 && prefixLength >= minPrefix);
}

/** The postings of some terms: their keys, each with the best quality of the terms that lead to it. */
interface PostingKeys {
  readonly table: PostingTable;
  /** The keys are this column's codes; undefined if they are terms stored by row. */
  readonly column: KeywordColumn | undefined;
  readonly qualities: ReadonlyMap<number, number>;
}

/** The rows that contain some terms, and how well they match. */
export class TermRows {
  readonly #index: SearchedText;
  readonly #matches: ReadonlyMap<number, TermMatch>;
  readonly #leads: PostingKeys[] = [];
  readonly #columns: readonly PostingKeys[];
  readonly #hasOwn: boolean;
  #sets: ReadonlyMap<number, RowSet> | undefined;

  constructor(index: SearchedText, matches: readonly TermMatch[]) {
    index.space.spend(matches.length * matchCost);
    this.#index = index;
    this.#matches = new Map(matches.map((match) => [match.id, match]));
    for (const field of index.fields) this.#leads.push(...this.#postingKeys(field));
    this.#columns = this.#leads.filter(({ column }) => column);
    this.#hasOwn = this.#columns.length < this.#leads.length;
  }

  /** The terms, whether or not a row has them. */
  get ids(): Iterable<number> {
    return this.#matches.keys();
  }

  get isEmpty(): boolean {
    return this.#leads.length === 0;
  }

  /** The best quality of any of the terms in the row; 0 if there is none. */
  qualityIn(row: number): number {
    let best = 0;
    for (let at = 0; at < this.#columns.length; at++) {
      const { column, qualities } = this.#columns[at]!;
      const quality = column!.rowCodes.highest(row, qualities);
      if (quality > best) best = quality;
    }
    return this.#hasOwn ? Math.max(best, this.#ownQuality(row)) : best;
  }

  within(rows: RowSet): RowSet {
    if (this.isEmpty) return RowSet.ofRows(new Uint32Array(0));
    if (rows.rows && this.#isFewer(rows.rows)) {
      return filterRows(rows.rows, (row) => this.qualityIn(row) > 0);
    }
    const { space } = this.#index;
    const all = union(space, [...this.#byQuality().values()]);
    return space.isAll(rows) ? all : intersection(space, rows, all);
  }

  /** The rows by quality, for `bestFirst`; for a row in several of them the best counts. */
  levels(rows: RowSet): Level[] {
    if (rows.rows && this.#isFewer(rows.rows)) return this.#levelsOfFew(rows.rows);
    const { space } = this.#index;
    return Array.from(this.#byQuality(), ([quality, set]) => ({
      quality,
      rows: intersection(space, rows, set),
    }));
  }

  /** Whether testing each of the rows is less work than creating sets of all rows with the terms. */
  #isFewer(rows: Uint32Array): boolean {
    return !this.#sets && rows.length * rowCost < this.#estimate();
  }

  #levelsOfFew(rows: Uint32Array): Level[] {
    const byQuality = Map.groupBy(rows, (row) => this.qualityIn(row));
    byQuality.delete(0);
    return Array.from(byQuality, ([quality, each]) => ({
      quality,
      rows: RowSet.ofRows(Uint32Array.from(each)),
    }));
  }

  /** The number of posting entries in the set of all rows, an upper bound of their number. */
  #estimate(): number {
    let places = 0;
    for (const { table, qualities } of this.#leads) {
      for (const key of qualities.keys()) places += table.size(key);
    }
    return places;
  }

  /** All rows of the index with a term, grouped by quality; a row may be in several groups. */
  #byQuality(): ReadonlyMap<number, RowSet> {
    if (this.#sets) return this.#sets;
    const { space } = this.#index;
    const sets = new Map<number, RowSet[]>();
    for (const { table, qualities } of this.#leads) {
      const keys = new Map<number, number[]>();
      for (const [key, quality] of qualities) push(keys, quality, key);
      for (const [quality, each] of keys) push(sets, quality, table.union(space, each));
    }
    this.#sets = new Map([...sets].map(([quality, each]) => [quality, union(space, each)]));
    return this.#sets;
  }

  *#postingKeys(field: TextField): Generator<PostingKeys> {
    const { column } = field;
    const codes = new Map<number, number>();
    for (const table of [field.units, field.parts]) {
      const own = column ? codes : new Map<number, number>();
      for (const term of table.keysAmong(this.#matches)) {
        const match = this.#matches.get(term)!;
        if (!isFoundIn(field, match)) continue;
        const quality = matchQuality(match, table === field.parts, field.weight);
        if (!column) own.set(term, quality);
        else raise(codes, table.list(term), quality);
      }
      if (!column && own.size > 0) yield { table, column, qualities: own };
    }
    if (column && codes.size > 0) yield { table: column.postings, column, qualities: codes };
  }

  #ownQuality(row: number): number {
    let best = 0;
    let field: TextField | undefined;
    const { pool, starts } = this.#index.ownTerms.raw();
    const start = starts[row] ?? 0;
    const end = start + (start === 0 ? 0 : pool[start]!);
    for (let at = start + 1; at <= end; at++) {
      const entry = pool[at]!;
      if ((entry & 3) === fieldMark) {
        field = this.#index.ownField(entry >>> 2);
        continue;
      }
      const match = this.#matches.get(entry >>> 2);
      if (!match || !field || !isFoundIn(field, match)) continue;
      const quality = matchQuality(match, (entry & 3) === tokenKind.part, field.weight);
      if (quality > best) best = quality;
    }
    return best;
  }
}

function raise(
  qualities: Map<number, number>,
  codes: Uint32Array | readonly number[],
  quality: number,
): void {
  for (const code of codes) {
    if (quality > (qualities.get(code) ?? 0)) qualities.set(code, quality);
  }
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Merges levels of equal quality and removes rows that are in a better one. */
export function bestFirst(
  levels: readonly Level[],
  { space }: Pick<SearchedText, 'space'>,
): Level[] {
  if (levels.length < 2) return levels.filter(({ rows }) => rows.size > 0);
  const sorted = [...levels].sort((a, b) => b.quality - a.quality);
  const result: Level[] = [];
  const seen = space.takeClearBits();
  for (let at = 0; at < sorted.length;) {
    const { quality } = sorted[at]!;
    const same: RowSet[] = [];
    for (; at < sorted.length && sorted[at]!.quality === quality; at++) same.push(sorted[at]!.rows);
    const all = union(space, same);
    const isFirst = result.length === 0;
    const rows = isFirst ? all : difference(space, all, RowSet.ofBits(seen, space.words));
    addTo(seen, all);
    if (rows.size > 0) result.push({ quality, rows });
  }
  return result;
}
