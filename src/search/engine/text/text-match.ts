import { intersection, lighter, union } from '#search/engine/sets/combine-rows.ts';
import { rowsBySum } from './levels-by-score.ts';
import { allowedTypos, nearTerms } from './near-terms.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import { bestFirst, type Level, matchQuality, TermRows, type TermMatch } from './term-rows.ts';
import type { SearchedText } from './searched-text.ts';
import { phraseRows } from './phrase.ts';
import type { TextQuery } from './text-query.ts';
import type { TextSpan } from './text-span.ts';

/** The quality of a row that matches only by words that were not typed as such. */
const indirect = matchQuality({ id: 0, isExact: false, typos: 0 }, true, 0);

/** Summing a row's score costs, for each word, about as much as combining this many words of bits. */
const rowCost = 4;

/** One interpretation of some words of the query, and the rows that it finds. */
interface Reading {
  readonly span: TextSpan;
  readonly terms: readonly TermRows[];
  readonly rows: RowSet;
}

/**
 * The rows that match a query. Each word is searched as typed (the last also as a prefix), joined with its neighbour,
 * split in two, and by synonym. If no row matches it so, it is searched as a prefix; if still none matches, with typos.
 * If every word matches but no row has them all, all words that are long enough are searched in every way. So the
 * result depends only on the rows that are searched.
 */
export class TextMatch {
  readonly #index: SearchedText;
  readonly #query: TextQuery;
  readonly #within: RowSet;
  readonly #known: Map<string, TermRows>;
  /** For each word, the readings that include it. */
  readonly #readings: Reading[][] = [];
  readonly rows: RowSet;

  /** @param known terms that were looked up before for the same query, by word and kind of look-up */
  constructor(
    index: SearchedText,
    query: TextQuery,
    within: RowSet,
    known = new Map<string, TermRows>(),
  ) {
    this.#index = index;
    this.#query = query;
    this.#within = within;
    this.#known = known;
    const phrased = this.#havingPhrases(within);
    const typed = query.spans
      .map((span) => this.#reading(span, false))
      .filter((each) => each !== undefined);
    for (let at = 0; at < query.words.length; at++) {
      const standing = typed.filter(({ span }) => span.from <= at && at < span.to);
      this.#readings.push(this.#firstThatFinds(at, standing));
    }
    let rows = this.#conjunction(phrased);
    if (rows.size === 0 && query.words.length > 1) {
      for (let at = 0; at < query.words.length; at++) {
        const further = [...this.#openReadings(at), ...this.#typoReadings(at)];
        this.#readings[at]!.push(...further);
      }
      rows = this.#conjunction(phrased);
    }
    this.rows = rows;
  }

  /** Groups rows with equal scores, best first. @param rows must match */
  levels(rows: RowSet): RowSet[] {
    const { space } = this.#index;
    const words = this.#readings
      .map((readings) =>
        bestFirst(
          readings.flatMap((reading) => this.#levelsOf(reading, rows)),
          this.#index,
        ),
      )
      .filter((word) => word.length > 1);
    if (words.length === 0) return [rows];
    const combinations = words.reduce((product, word) => product * word.length, 1);
    const isSimple = combinations * space.words < rows.size * words.length * rowCost;
    return isSimple ? this.#combined(rows, words) : rowsBySum(space, rows, words);
  }

  /**
   * How well a row matches, as a number that is higher for better matches: the sum of its words' qualities.
   * @param row must match
   */
  qualityOf(row: number): number {
    let sum = 0;
    for (const readings of this.#readings) {
      let best = 0;
      for (const reading of readings) best = Math.max(best, qualityIn(reading, row));
      sum += best;
    }
    return sum;
  }

  /** The number of rows that match each word. */
  wordCounts(): number[] {
    const { space } = this.#index;
    return this.#readings.map((readings) => {
      const found = readings.map(({ rows }) => rows).filter((rows) => rows.size > 0);
      return found.length === 0 ? 0 : union(space, found).size;
    });
  }

  /** The terms by which rows matched. */
  termIds(): Set<number> {
    const finding = this.#readings.flat().filter(({ rows }) => rows.size > 0);
    return new Set(finding.flatMap(({ terms }) => terms.flatMap(({ ids }) => [...ids])));
  }

  #firstThatFinds(at: number, typed: readonly Reading[]): Reading[] {
    const ways = [() => typed, () => this.#openReadings(at), () => this.#typoReadings(at)];
    for (const way of ways) {
      const readings = way();
      if (readings.some((reading) => reading.rows.size > 0)) return [...readings];
    }
    return [...typed];
  }

  #reading(span: TextSpan, asPrefix: boolean): Reading | undefined {
    const isLast = this.#query.isOpen && span.to === this.#query.words.length;
    const open = asPrefix || (isLast && (span.by === 'typed' || span.by === 'joined'));
    const terms: TermRows[] = [];
    // most splits of a word are not words
    const { vocabulary } = this.#index;
    if (span.by === 'split' && !span.terms.every((term) => vocabulary.find(term) !== undefined))
      return undefined;
    for (const term of span.terms) {
      const isTyped = span.by !== 'synonym';
      const lookUp = `${open ? 'open' : 'whole'} ${isTyped ? 'typed' : 'meant'}`;
      const rows = this.#termRows(term, lookUp, () => this.#matches(term, open, isTyped));
      if (rows.isEmpty) return undefined;
      terms.push(rows);
    }
    return this.#found(span, terms);
  }

  #openReadings(at: number): Reading[] {
    const word = this.#query.words[at]!;
    const reading = this.#reading({ from: at, to: at + 1, terms: [word], by: 'typed' }, true);
    return reading ? [reading] : [];
  }

  #typoReadings(at: number): Reading[] {
    const word = this.#query.words[at]!;
    const typos = allowedTypos(word);
    if (typos === 0) return [];
    const isLast = this.#query.isOpen && at === this.#query.words.length - 1;
    const terms = this.#termRows(word, isLast ? 'open near' : 'near', () => {
      // most of the vocabulary is skipped by prefix
      this.#index.space.spend(this.#index.vocabulary.size);
      const exact = this.#index.vocabulary.find(word);
      return nearTerms(this.#index.vocabulary, word, typos, isLast).map(({ id, typos }) => ({
        id,
        typos,
        isExact: false,
        prefixLength: typos === 0 && id !== exact ? word.length : undefined,
      }));
    });
    const span: TextSpan = { from: at, to: at + 1, terms: [word], by: 'typed' };
    return terms.isEmpty ? [] : [this.#found(span, [terms])];
  }

  #termRows(term: string, lookUp: string, matches: () => readonly TermMatch[]): TermRows {
    const key = `${lookUp} ${term}`;
    const known = this.#known.get(key);
    if (known) return known;
    const rows = new TermRows(this.#index, matches());
    this.#known.set(key, rows);
    return rows;
  }

  #found(span: TextSpan, terms: readonly TermRows[]): Reading {
    let rows = this.#within;
    for (const each of terms) rows = lighter(this.#index.space, each.within(rows));
    return { span, terms, rows };
  }

  #matches(term: string, open: boolean, isTyped: boolean): TermMatch[] {
    const exact = this.#index.vocabulary.find(term);
    const whole: TermMatch[] =
      exact === undefined ? [] : [{ id: exact, isExact: isTyped, typos: 0 }];
    if (!open) return whole;
    const begun = this.#index.startingWith(term).filter((id) => id !== exact);
    return [
      ...whole,
      ...begun.map((id) => ({ id, isExact: false, typos: 0, prefixLength: term.length })),
    ];
  }

  #conjunction(within: RowSet): RowSet {
    const { space } = this.#index;
    let rows = within;
    for (const readings of this.#readings) {
      const found = readings.map((reading) => reading.rows).filter((each) => each.size > 0);
      if (found.length === 0) return RowSet.ofRows(new Uint32Array(0));
      const all = union(space, found);
      rows = rows === this.#within ? all : lighter(space, intersection(space, rows, all));
    }
    return rows;
  }

  /** The levels of all words as sets: every combination of one level per word. */
  #combined(rows: RowSet, words: readonly Level[][]): RowSet[] {
    const { space } = this.#index;
    let scored: Level[] = [{ quality: 0, rows }];
    for (const word of words) {
      const next = scored.flatMap((level) =>
        word.map(({ quality, rows: inWord }) => ({
          quality: level.quality + quality,
          rows: intersection(space, level.rows, inWord),
        })),
      );
      scored = bestFirst(
        next.filter((level) => level.rows.size > 0),
        this.#index,
      );
    }
    return scored.map((level) => level.rows);
  }

  #levelsOf(reading: Reading, rows: RowSet): Level[] {
    if (reading.terms.length === 1) return reading.terms[0]!.levels(rows);
    return [{ quality: indirect, rows: intersection(this.#index.space, rows, reading.rows) }];
  }

  #havingPhrases(within: RowSet): RowSet {
    let rows = within;
    for (const phrase of this.#query.phrases) {
      rows = lighter(this.#index.space, phraseRows(this.#index, phrase, rows));
    }
    return rows;
  }
}

function qualityIn({ terms }: Reading, row: number): number {
  if (terms.length === 1) return terms[0]!.qualityIn(row);
  return terms.every((each) => each.qualityIn(row) > 0) ? indirect : 0;
}
