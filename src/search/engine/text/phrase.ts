import { difference, intersection, filterRows, union } from '#search/engine/sets/combine-rows.ts';
import type { PostingTable } from '#search/engine/sets/posting-table.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { SearchedText } from './searched-text.ts';
import { fieldMark } from './text-index.ts';
import type { TextField } from './text-field.ts';
import { maxTermLength, textUnits, tokenKind } from './text-tokens.ts';

/** The approximate number of steps to look for a phrase in a value and in a row. */
const valueCost = 1_000;
const rowCost = 50;

/** A term at a position in the phrase, from `from` to `to`. */
interface Step {
  readonly term: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The rows in which consecutive words of one field, joined, equal the joined phrase: `"cx 5 touring"` matches
 * `CX-5 Touring` and `CX5 Touring`, `"x 5"` neither.
 *
 * Determines once how the phrase can be split into terms of the vocabulary. If the phrase is one term, all rows with it
 * match. Otherwise every split crosses each position between two letters: the rarest terms that cross one of them
 * determine where to look, and only there the words are compared, by value for a column and by row for other fields.
 * @param phrase folded, without separators
 */
export function phraseRows(index: SearchedText, phrase: string, within: RowSet): RowSet {
  const steps = stepsThrough(index, phrase);
  const found: RowSet[] = [];
  for (const field of index.fields) {
    if (!field.column) continue;
    const codes = codesHaving(field, phrase, steps);
    if (codes.length > 0) found.push(field.column.rowsOf(codes));
  }
  found.push(...ownRows(index, phrase, steps, within));
  if (found.length === 0) return RowSet.ofRows(new Uint32Array(0));
  const rows = union(index.space, found);
  return index.space.isAll(within) ? rows : intersection(index.space, within, rows);
}

/** The steps from which both ends of the phrase can be reached. */
function stepsThrough({ vocabulary }: SearchedText, phrase: string): Step[] {
  const end = phrase.length;
  const reached = new Set([0]);
  const steps: Step[] = [];
  for (let from = 0; from < end; from++) {
    if (!reached.has(from)) continue;
    for (let to = from + 1; to <= Math.min(end, from + maxTermLength); to++) {
      const term = vocabulary.find(phrase.slice(from, to));
      if (term === undefined) continue;
      reached.add(to);
      steps.push({ term, from, to });
    }
  }
  const ending = new Set([end]);
  return steps
    .toReversed()
    .filter(({ from, to }) => ending.has(to) && ending.add(from))
    .toReversed();
}

/** Whether everything with the term contains the phrase. A term of maximum length may have been truncated. */
function isWhole({ from, to }: Step, phrase: string): boolean {
  return from === 0 && to === phrase.length && phrase.length < maxTermLength;
}

/**
 * The terms that cross one position between two letters, for the position where they are rarest. Every match has one.
 */
function rarestTerms(
  steps: readonly Step[],
  phrase: string,
  countOf: (term: number) => number,
): Set<number> {
  const counts = new Float64Array(phrase.length);
  for (const { term, from, to } of steps) {
    const count = countOf(term);
    for (let at = from; at < to; at++) counts[at]! += count;
  }
  const rarest = counts.indexOf(Math.min(...counts));
  return new Set(
    steps.filter(({ from, to }) => from <= rarest && rarest < to).map(({ term }) => term),
  );
}

function codesHaving(field: TextField, phrase: string, steps: readonly Step[]): number[] {
  const tables = [field.units, field.parts];
  const codes = new Set<number>();
  const whole = steps.find((step) => isWhole(step, phrase));
  if (whole) for (const table of tables) for (const code of table.list(whole.term)) codes.add(code);
  const further = steps.filter((step) => step !== whole);
  const seen = new Set(codes);
  for (const term of rarestTerms(further, phrase, (each) => sizeIn(tables, each))) {
    for (const table of tables) {
      for (const code of table.list(term)) {
        if (seen.has(code)) continue;
        seen.add(code);
        field.column!.space.spend(valueCost);
        if (hasRun(textUnits(field.column!.dictionary.valueOf(code)).flat(), phrase))
          codes.add(code);
      }
    }
  }
  return [...codes];
}

/** Whether some consecutive words, joined, equal the phrase. */
function hasRun(words: readonly string[], phrase: string): boolean {
  return words.some((_, first) => {
    let matched = 0;
    for (let at = first; at < words.length && matched < phrase.length; at++) {
      if (!phrase.startsWith(words[at]!, matched)) return false;
      matched += words[at]!.length;
    }
    return matched === phrase.length;
  });
}

/** The rows with the phrase in a field that stores its terms by row. */
function ownRows(
  index: SearchedText,
  phrase: string,
  steps: readonly Step[],
  within: RowSet,
): RowSet[] {
  const { space } = index;
  const tables = index.fields
    .filter((field) => !field.column)
    .flatMap((field) => [field.units, field.parts]);
  const rowsOf = (terms: readonly number[]): RowSet => {
    const sets = tables.map((table) => table.union(space, terms));
    return intersection(space, within, union(space, sets));
  };
  const whole = steps.find((step) => isWhole(step, phrase));
  const known = rowsOf(whole ? [whole.term] : []);
  const further = steps.filter((step) => step !== whole);
  const rarest = rarestTerms(further, phrase, (term) => sizeIn(tables, term));
  const unknown = difference(space, rowsOf([...rarest]), known);
  const list = unknown.list(() => space.takeList());
  space.spend(list.length * rowCost);
  const walk = new PhraseWalk(index, phrase, further);
  return [known, filterRows(list, (row) => walk.isIn(row))];
}

function sizeIn(tables: readonly PostingTable[], term: number): number {
  return tables.reduce((sum, table) => sum + table.size(term), 0);
}

/** Matches a row's own terms against the phrase without building a text. */
class PhraseWalk {
  readonly #index: SearchedText;
  readonly #end: number;
  /** By term, its positions in the phrase. */
  readonly #steps: ReadonlyMap<number, readonly Step[]>;
  /** The positions in the phrase that some sequence of words has reached. */
  #places: number[] = [];

  constructor(index: SearchedText, phrase: string, steps: readonly Step[]) {
    this.#index = index;
    this.#end = phrase.length;
    this.#steps = Map.groupBy(steps, ({ term }) => term);
  }

  isIn(row: number): boolean {
    const { pool, starts } = this.#index.ownTerms.raw();
    const start = starts[row] ?? 0;
    const end = start + (start === 0 ? 0 : pool[start]!);
    this.#places = [];
    let isSearched = false;
    for (let at = start + 1; at <= end; at++) {
      const entry = pool[at]!;
      const kind = entry & 3;
      if (kind === fieldMark) {
        this.#places = [];
        isSearched = this.#index.ownField(entry >>> 2) !== undefined;
      } else if (isSearched && kind !== tokenKind.joined && this.#advance(entry >>> 2)) {
        return true;
      }
    }
    return false;
  }

  /** @returns whether the phrase ends with this word */
  #advance(term: number): boolean {
    const steps = this.#steps.get(term);
    const places: number[] = [];
    for (const { from, to } of steps ?? []) {
      if (from !== 0 && !this.#places.includes(from)) continue;
      if (to === this.#end) return true;
      places.push(to);
    }
    this.#places = places;
    return false;
  }
}
