import { difference, intersection, union } from '#search/engine/sets/combine-rows.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import type { SearchedText } from './searched-text.ts';
import type { Synonyms } from './synonyms.ts';
import { textScore } from './text-score.ts';
import { TextMatch } from './text-match.ts';
import { type TextQuery, withWords } from './text-query.ts';

/** A match of all words of a query, or of some. */
interface Stage {
  readonly words: number;
  readonly match: TextMatch;
}

/**
 * The rows that a text finds, ranked. Where words may be dropped, those with all words come first, then those with one
 * word less, and so on; at least one word or phrase must be found.
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
    const whole = new TextMatch(index, query, within);
    const fewer = dropped ? keptWords(query, whole, dropped) : [];
    this.#stages = [
      { words: query.words.length, match: whole },
      ...fewer.map((kept) => ({
        words: kept.length,
        match: new TextMatch(index, withWords(query, kept, synonyms), within),
      })),
    ];
    const found = this.#stages.map(({ match }) => match.rows);
    this.rows = found.length === 1 ? whole.rows : union(index.space, found);
  }

  /** Rows of equal score together, best first. @param rows must match */
  levels(rows: RowSet): RowSet[] {
    if (this.#stages.length === 1) return this.#stages[0]!.match.levels(rows);
    const { space } = this.#index;
    const levels: RowSet[] = [];
    let left = rows;
    for (const { match } of this.#stages) {
      const own = intersection(space, left, match.rows);
      if (own.size === 0) continue;
      levels.push(...match.levels(own));
      left = difference(space, left, own);
    }
    return levels;
  }

  /** How well a row matches, from 0 to 1: see `textScore`. @param row must match */
  scoreOf(row: number): number {
    const { words, match } = this.#stages.find((stage) => stage.match.rows.has(row))!;
    const { words: asked, phrases } = this.#query;
    return textScore(match.qualityOf(row), words, asked.length, phrases.length);
  }

  /** Those of the rows that have at least this score. @param rows must match */
  atLeast(score: number, rows: RowSet): RowSet {
    const { space } = this.#index;
    const levels = this.levels(rows);
    const end = levels.findIndex((level) => {
      const [row] = level.list(() => space.takeList());
      return row !== undefined && this.scoreOf(row) < score;
    });
    if (end < 0) return rows;
    return end === 0 ? RowSet.ofRows(new Uint32Array(0)) : union(space, levels.slice(0, end));
  }

  /** The terms by which rows were found. */
  termIds(): Set<number> {
    return new Set(this.#stages.flatMap(({ match }) => [...match.termIds()]));
  }
}

/** The words that stay when one is dropped, when two are, and so on, as their indexes. */
function keptWords(
  { words, phrases }: TextQuery,
  whole: TextMatch,
  dropped: NonNullable<SearchRequest['droppedWords']>,
): number[][] {
  // a word that no row has is of no use at all
  const counts =
    dropped === 'frequent'
      ? whole.wordCounts().map((count) => count || Infinity)
      : words.map(() => 0);
  // of words in as many rows, the later one goes first
  const order = words.map((_, at) => at).sort((a, b) => counts[b]! - counts[a]! || b - a);
  const most = phrases.length > 0 ? words.length : words.length - 1;
  return Array.from({ length: Math.max(0, most) }, (_, count) =>
    order.slice(count + 1).sort((a, b) => a - b),
  );
}
