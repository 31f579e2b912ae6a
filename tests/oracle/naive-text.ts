import type { IndexSchema, Row } from '#search/engine/search-index.ts';
import { type TextToken, textTokens, textUnits } from '#search/engine/text/text-tokens.ts';

interface Word {
  term: string;
  isOpen: boolean;
}

/** Rates how well a row matches; 0 is no match. */
type Reading = (row: Row) => number;

interface NaiveTextOptions {
  /** The fields to search; by default all fields of the schema. */
  fields?: readonly string[] | undefined;
  /** The indexes of the words to search for; by default all. */
  kept?: readonly number[];
}

/** A naive text search, the oracle for `TextMatch`. */
export class NaiveText {
  readonly isEmpty: boolean;
  readonly wordCount: number;
  readonly phraseCount: number;
  readonly #fields: readonly string[];
  readonly #schema: IndexSchema;
  readonly #mostWeight: number;
  readonly #synonyms: readonly (readonly string[])[];
  readonly #phrases: string[] = [];
  readonly #scores = new Map<Row, number>();
  /** The readings of each word; any of them may match. */
  #readings: Reading[][];

  constructor(
    schema: IndexSchema,
    text: string,
    rows: readonly Row[],
    synonyms: readonly (readonly string[])[] = [],
    { fields = Object.keys(schema.text), kept }: NaiveTextOptions = {},
  ) {
    this.#schema = schema;
    this.#mostWeight = Math.max(...Object.values(schema.text));
    this.#fields = fields;
    this.#synonyms = synonyms;
    const loose = text.replace(/"([^"]*)"/g, (_, phrase: string) => {
      const letters = textUnits(phrase).flat().join('');
      if (letters !== '') this.#phrases.push(letters);
      return '|';
    });
    const isOpen = !/"\s*$/.test(text);
    const all = textUnits(loose);
    const units = kept ? kept.map((at) => [all.flat()[at]!]) : all;
    const terms = units.flat();
    const isLastKept = !kept || kept.at(-1) === all.flat().length - 1;
    const words = terms.map((term, at): Word => ({
      term,
      isOpen: isOpen && isLastKept && at === terms.length - 1,
    }));
    this.wordCount = words.length;
    this.phraseCount = this.#phrases.length;
    this.isEmpty = words.length === 0 && this.#phrases.length === 0;
    const typed = this.#typedReadings(words, units);
    this.#readings = words.map((word, at) => {
      const ways = [typed[at]!, this.#openReadings(word), this.#typoReadings(word)];
      return ways.find((way) => rows.some((row) => bestOf(way, row) > 0)) ?? [];
    });
    if (words.length > 1 && !rows.some((row) => this.matches(row))) {
      this.#readings = this.#readings.map((readings, at) => [
        ...(readings.length > 0 ? readings : typed[at]!),
        ...this.#openReadings(words[at]!),
        ...this.#typoReadings(words[at]!),
      ]);
    }
  }

  matches(row: Row): boolean {
    return (
      this.#readings.every((readings) => bestOf(readings, row) > 0) &&
      this.#phrases.every((phrase) => this.#hasPhrase(row, phrase))
    );
  }

  /** The number of rows that contain each word. */
  countsIn(rows: readonly Row[]): number[] {
    return this.#readings.map((readings) => rows.filter((row) => bestOf(readings, row) > 0).length);
  }

  /** The sum of the words' match qualities; higher is better. */
  quality(row: Row): number {
    const known = this.#scores.get(row);
    if (known !== undefined) return known;
    const score = this.#readings.reduce((sum, readings) => sum + bestOf(readings, row), 0);
    this.#scores.set(row, score);
    return score;
  }

  #typedReadings(words: readonly Word[], units: readonly string[][]): Reading[][] {
    const readings: Reading[][] = words.map(({ term, isOpen }) => [
      (row) =>
        this.#quality(row, term, (token) =>
          token === term ? 0 : isOpen && token.startsWith(term) ? -1 : undefined,
        ),
    ]);
    words.forEach((word, at) => readings[at]!.push(...this.#cutReadings(word)));
    const join = (from: number, to: number): void => {
      const term = words
        .slice(from, to)
        .map((word) => word.term)
        .join('');
      const open = words[to - 1]!.isOpen;
      for (let at = from; at < to; at++) {
        readings[at]!.push((row) =>
          this.#quality(row, term, (token) =>
            token === term ? 0 : open && token.startsWith(term) ? -1 : undefined,
          ),
        );
      }
    };
    for (let at = 0; at + 1 < words.length; at++) join(at, at + 2);
    let from = 0;
    for (const unit of units) {
      if (unit.length > 2) join(from, from + unit.length);
      from += unit.length;
    }
    for (const group of this.#synonyms) {
      const members = group
        .map((member) => textUnits(member).flat())
        .filter((member) => member.length > 0);
      for (const member of members) {
        for (let at = 0; at + member.length <= words.length; at++) {
          if (!member.every((word, index) => words[at + index]!.term === word)) continue;
          for (const other of members) {
            if (other === member) continue;
            for (let index = 0; index < member.length; index++) {
              readings[at + index]!.push((row) => this.#allOf(row, other));
            }
          }
        }
      }
    }
    return readings;
  }

  #openReadings({ term }: Word): Reading[] {
    return [
      (row) =>
        this.#quality(row, term, (token) =>
          token === term ? 0 : token.startsWith(term) ? -1 : undefined,
        ),
    ];
  }

  #cutReadings({ term }: Word): Reading[] {
    if (/^[\p{N}.]+$/u.test(term)) return [];
    return Array.from(
      { length: term.length - 1 },
      (_, cut) => (row: Row) =>
        this.#has(row, term.slice(0, cut + 1)) && this.#has(row, term.slice(cut + 1)) ? 3 * 256 : 0,
    );
  }

  #typoReadings({ term, isOpen }: Word): Reading[] {
    const forgiven = term.length < 4 || /\p{N}/u.test(term) ? 0 : term.length < 9 ? 1 : 2;
    if (forgiven === 0) return [];
    const judge = (token: string): number | undefined => {
      if (/\p{N}/u.test(token)) return undefined;
      const beginnings = isOpen
        ? Array.from({ length: token.length + 1 }, (_, length) => token.slice(0, length))
        : [token];
      const typos =
        Math.min(...beginnings.map((each) => distance(each, term))) +
        (token[0] === term[0] ? 0 : 1);
      return typos > forgiven ? undefined : typos === 0 ? -1 : typos;
    };
    // distances take most of the oracle's time, and rows share their tokens
    const judged = new Map<string, number | undefined>();
    const judgeOnce = (token: string): number | undefined => {
      if (!judged.has(token)) judged.set(token, judge(token));
      return judged.get(token);
    };
    return [(row) => this.#quality(row, term, judgeOnce)];
  }

  /**
   * @param typed the word to search for
   * @param judge 0 for an exact match, -1 for a prefix, else the number of typos; undefined for no match
   */
  #quality(row: Row, typed: string, judge: (token: string) => number | undefined): number {
    let best = 0;
    for (const field of this.#fields) {
      const weight = this.#schema.text[field]!;
      const rank = Math.max(1, Math.round((weight / this.#mostWeight) * 15));
      for (const { term, kind } of tokensOf(row, field)) {
        const judged = judge(term);
        if (judged === undefined) continue;
        const minPrefix = this.#schema.minPrefix?.[field] ?? 1;
        const isMeant = judged <= 0 && (term === typed || typed.length >= minPrefix);
        if (minPrefix > 1 && !isMeant) continue;
        const isExact = judged === 0 && kind !== 1;
        best = Math.max(best, (isExact ? 65_536 : 0) + (3 - Math.max(0, judged)) * 256 + rank);
      }
    }
    return best;
  }

  /** The quality of a synonym: always below a typed word; several words count only as found. */
  #allOf(row: Row, terms: readonly string[]): number {
    if (terms.length === 1)
      return this.#quality(row, terms[0]!, (token) => (token === terms[0] ? -1 : undefined));
    return terms.every((term) => this.#has(row, term)) ? 3 * 256 : 0;
  }

  #has(row: Row, term: string): boolean {
    return this.#quality(row, term, (token) => (token === term ? 0 : undefined)) > 0;
  }

  #hasPhrase(row: Row, phrase: string): boolean {
    return this.#fields
      .flatMap((field) => textsOf(row, field))
      .some((text) => {
        const words = textUnits(text).flat();
        return words.some((_, from) =>
          words.some((__, to) => to >= from && words.slice(from, to + 1).join('') === phrase),
        );
      });
  }
}

function textsOf(row: Row, field: string): string[] {
  const cell = row[field];
  if (cell === undefined) return [];
  return Array.isArray(cell) ? cell : [String(cell)];
}

/** Tokens by row; rows are replaced, never changed. */
const knownTokens = new WeakMap<Row, Map<string, TextToken[]>>();

function tokensOf(row: Row, field: string): TextToken[] {
  const ofRow = knownTokens.get(row) ?? new Map<string, TextToken[]>();
  knownTokens.set(row, ofRow);
  const known = ofRow.get(field);
  if (known) return known;
  const tokens = textsOf(row, field).flatMap(textTokens);
  ofRow.set(field, tokens);
  return tokens;
}

function bestOf(readings: readonly Reading[], row: Row): number {
  return Math.max(0, ...readings.map((reading) => reading(row)));
}

/** The edit distance in insertions, deletions, substitutions and transpositions. */
export function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      table[i]![j] = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? table[i - 2]![j - 2]! + 1
          : Infinity,
      );
    }
  }
  return table[a.length]![b.length]!;
}
