import type { KeywordColumn } from './keyword-column.ts';
import { difference, intersection, keep, union } from './combine-rows.ts';
import type { TextField } from './text-field.ts';
import { fieldMark, type TextIndex } from './text-index.ts';
import type { PostingTable } from './posting-table.ts';
import { RowSet } from './row-set.ts';
import { tokenKind } from './text-tokens.ts';

/** A term of the vocabulary that will do for a word of the query. */
export interface TermMatch {
  readonly id: number;
  readonly isExact: boolean;
  readonly typos: number;
  /** How many of its letters were looked for, where the term goes on after them. */
  readonly beginning?: number | undefined;
}

/** Rows that match equally well. */
export interface Level {
  readonly quality: number;
  readonly rows: RowSet;
}

const exactUnit = 1 << 16;
const typoUnit = 1 << 8;
export const mostTypos = 2;

/** To look at a row costs about as much as to add so many places of postings to a set. */
const rowCost = 20;

/**
 * How well a term matches, as a number that can be added up over the words of a query: first by the words that are
 * exact, then by the typos there are not, then by the weight of the fields.
 */
export function matchQuality(match: TermMatch, isPart: boolean, weight: number): number {
  const exact = match.isExact && !isPart ? exactUnit : 0;
  return exact + (mostTypos + 1 - match.typos) * typoUnit + weight;
}

/** Whether a field takes a term for what was meant. */
function isFoundIn({ openFrom }: TextField, { typos, beginning = openFrom }: TermMatch): boolean {
  return openFrom === 1 || (typos === 0 && beginning >= openFrom);
}

/** The rows in which some terms stand, and how well they match there. */
export class TermRows {
  readonly #index: TextIndex;
  readonly #matches: ReadonlyMap<number, TermMatch>;
  /** The best quality of each matching value of the columns. */
  readonly #values: { column: KeywordColumn; qualities: Map<number, number> }[] = [];
  readonly #postings: { table: PostingTable; term: number; quality: number }[] = [];

  constructor(index: TextIndex, matches: readonly TermMatch[]) {
    this.#index = index;
    this.#matches = new Map(matches.map((match) => [match.id, match]));
    for (const field of index.fields) {
      const qualities = new Map<number, number>();
      for (const table of [field.units, field.parts]) {
        for (const term of table.keysAmong(this.#matches)) {
          const match = this.#matches.get(term)!;
          if (!isFoundIn(field, match)) continue;
          const quality = matchQuality(match, table === field.parts, field.weight);
          if (!field.column) {
            this.#postings.push({ table, term, quality });
            continue;
          }
          for (const code of table.list(term)) {
            if (quality > (qualities.get(code) ?? 0)) qualities.set(code, quality);
          }
        }
      }
      if (field.column && qualities.size > 0)
        this.#values.push({ column: field.column, qualities });
    }
  }

  /** The terms, whether or not a row has them. */
  get ids(): Iterable<number> {
    return this.#matches.keys();
  }

  get isEmpty(): boolean {
    return this.#values.length === 0 && this.#postings.length === 0;
  }

  /** The best quality of any of the terms in the row; 0 when there is none. */
  qualityIn(row: number): number {
    let best = 0;
    for (let at = 0; at < this.#values.length; at++) {
      const { column, qualities } = this.#values[at]!;
      const quality = column.rowCodes.highest(row, qualities);
      if (quality > best) best = quality;
    }
    return this.#postings.length === 0 ? best : Math.max(best, this.#ownQuality(row));
  }

  within(rows: RowSet): RowSet {
    if (this.isEmpty) return RowSet.ofRows(new Uint32Array(0));
    if (rows.rows && rows.size * rowCost < this.#estimate()) {
      return keep(rows.rows, (row) => this.qualityIn(row) > 0);
    }
    const { space } = this.#index;
    const sets = this.#values.map(({ column, qualities }) => column.rowsOf(qualities.keys()));
    for (const { table, term } of this.#postings) sets.push(table.rowSet(term)!);
    const all = union(space, sets);
    return space.isAll(rows) ? all : intersection(space, rows, all);
  }

  /** How many places of the postings a set of all rows would take; more than there are such rows. */
  #estimate(): number {
    let places = 0;
    for (const { column, qualities } of this.#values) {
      for (const code of qualities.keys()) places += column.count(code);
    }
    for (const { table, term } of this.#postings) places += table.size(term);
    return places;
  }

  /** The rows by quality, best first; each row once. */
  levels(rows: RowSet): Level[] {
    const { space } = this.#index;
    const byQuality = new Map<number, RowSet[]>();
    const put = (quality: number, set: RowSet): void => {
      const sets = byQuality.get(quality);
      if (sets) sets.push(set);
      else byQuality.set(quality, [set]);
    };
    for (const { column, qualities } of this.#values) {
      const codes = new Map<number, number[]>();
      for (const [code, quality] of qualities) {
        const same = codes.get(quality);
        if (same) same.push(code);
        else codes.set(quality, [code]);
      }
      for (const [quality, each] of codes) put(quality, column.rowsOf(each));
    }
    for (const { table, term, quality } of this.#postings) put(quality, table.rowSet(term)!);
    return bestFirst(
      [...byQuality].map(([quality, sets]) => ({
        quality,
        rows: intersection(space, rows, union(space, sets)),
      })),
      this.#index,
    );
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

/** Joins levels of one quality and takes from each what is in a better one. */
export function bestFirst(levels: readonly Level[], { space }: TextIndex): Level[] {
  const sorted = [...levels].sort((a, b) => b.quality - a.quality);
  const result: Level[] = [];
  let seen: RowSet | undefined;
  for (let at = 0; at < sorted.length;) {
    const { quality } = sorted[at]!;
    const same: RowSet[] = [];
    for (; at < sorted.length && sorted[at]!.quality === quality; at++) same.push(sorted[at]!.rows);
    const all = union(space, same);
    const rows = seen ? difference(space, all, seen) : all;
    seen = seen ? union(space, [seen, all]) : all;
    if (rows.size > 0) result.push({ quality, rows });
  }
  return result;
}
