import { difference, intersection, union } from '#search/engine/sets/combine-rows.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import type { SearchedText } from './searched-text.ts';
import type { Synonyms } from './synonyms.ts';
import { exactUnit, maxTypos, typoUnit, type TermRows } from './term-rows.ts';
import { TextMatch } from './text-match.ts';
import { withWords, type TextQuery } from './text-query.ts';
import { maxWeight } from './text-index.ts';

/** A match of all or some words of a query. */
interface Stage {
  readonly words: number;
  readonly match: TextMatch;
}

/**
 * The rows that match a text, ranked. If words may be dropped, rows with all words come first, then those with one word
 * fewer, and so on; at least one word or phrase must match.
 */
export class RankedText {
  readonly #index: SearchedText;
  readonly #query: TextQuery;
  readonly #stages: readonly Stage[];
  readonly rows: RowSet;

  constructor(
    index: SearchedText,
    query: TextQuery,
    within: RowSet,
    synonyms: Synonyms,
    dropped: SearchRequest['droppedWords'],
  ) {
    this.#index = index;
    this.#query = query;
    // looked up once for all stages
    const known = new Map<string, TermRows>();
    const whole = new TextMatch(index, query, within, known);
    const fewer = dropped ? remainingWords(query, whole, dropped) : [];
    this.#stages = [
      { words: query.words.length, match: whole },
      ...fewer.map((remaining) => ({
        words: remaining.length,
        match: new TextMatch(index, withWords(query, remaining, synonyms), within, known),
      })),
    ];
    const found = this.#stages.map(({ match }) => match.rows);
    this.rows = found.length === 1 ? whole.rows : union(index.space, found);
  }

  /** Groups rows with equal scores, best first; the first page needs few of the groups. @param rows must match */
  *levels(rows: RowSet): Generator<RowSet> {
    const { space } = this.#index;
    let left = rows;
    for (const { match } of this.#stages) {
      const own = this.#stages.length === 1 ? rows : intersection(space, left, match.rows);
      if (own.size === 0) continue;
      yield* match.levels(own);
      left = difference(space, left, own);
    }
  }

  /** How well a row matches, from 0 to 1; see `textScore`. @param row must match */
  scoreOf(row: number): number {
    const { words, match } = this.#stages.find((stage) => stage.match.rows.has(row))!;
    const { words: asked, phrases } = this.#query;
    return textScore(match.qualityOf(row), words, asked.length, phrases.length);
  }

  /** The rows with at least this score. @param rows must match */
  atLeast(score: number, rows: RowSet): RowSet {
    const { space } = this.#index;
    const levels = [...this.levels(rows)];
    const end = levels.findIndex((level) => {
      const [row] = level.list(() => space.takeList());
      return row !== undefined && this.scoreOf(row) < score;
    });
    if (end < 0) return rows;
    return end === 0 ? RowSet.ofRows(new Uint32Array(0)) : union(space, levels.slice(0, end));
  }

  /** The terms by which rows matched. */
  termIds(): Set<number> {
    return new Set(this.#stages.flatMap(({ match }) => [...match.termIds()]));
  }
}

/** The indexes of the words that remain when one is dropped, when two are, and so on. */
function remainingWords(
  { words, phrases }: TextQuery,
  whole: TextMatch,
  dropped: NonNullable<SearchRequest['droppedWords']>,
): number[][] {
  // a word that no row has is dropped first
  const counts =
    dropped === 'frequent'
      ? whole.wordCounts().map((count) => count || Infinity)
      : words.map(() => 0);
  // of equally frequent words, the later one is dropped first
  const order = words.map((_, at) => at).sort((a, b) => counts[b]! - counts[a]! || b - a);
  const maxDropped = phrases.length > 0 ? words.length : words.length - 1;
  return Array.from({ length: Math.max(0, maxDropped) }, (_, count) =>
    order.slice(count + 1).sort((a, b) => a - b),
  );
}

/**
 * A row's score from 0 to 1, higher for higher-ranked rows: the number of matched words counts most, then exact
 * matches, then fewer typos, then the weights of the fields. 1 means that every word matches exactly in the heaviest
 * field.
 * @param quality the sum of the qualities of the matched words
 * @param found the number of words that were searched in the row
 * @param asked the number of words in the query
 * @param phrases the number of its phrases; all of them match
 */
function textScore(quality: number, found: number, asked: number, phrases: number): number {
  if (found === 0) return phrases / (asked + phrases);
  const exact = Math.floor(quality / exactUnit);
  const typos = Math.floor((quality % exactUnit) / typoUnit);
  const weight = (quality % typoUnit) / (maxWeight * found);
  const inexact = (typos + weight) / ((maxTypos + 1) * found + 1);
  const ofFound = (exact + inexact) / (found + 1);
  return (found - 1 + phrases + ofFound) / (asked + phrases);
}
