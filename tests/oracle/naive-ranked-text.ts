import type { IndexSchema, Row } from '#search/engine/search-index.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { NaiveText } from './naive-text.ts';

/** A naive ranking, the oracle for `RankedText`. */
export class NaiveRankedText {
  readonly isEmpty: boolean;
  readonly #stages: NaiveText[];
  readonly #minScore: number;

  constructor(
    schema: IndexSchema,
    { text = '', searchedFields: fields, droppedWords, minScore = 0 }: Omit<SearchRequest, 'scope'>,
    rows: readonly Row[],
    synonyms: readonly (readonly string[])[] = [],
  ) {
    const whole = new NaiveText(schema, text, rows, synonyms, { fields });
    this.isEmpty = whole.isEmpty;
    this.#minScore = minScore;
    this.#stages = [whole];
    if (!droppedWords || whole.isEmpty) return;
    const counts = whole.countsIn(rows).map((count) => (count === 0 ? Infinity : count));
    let left = counts.map((_, at) => at);
    const least = whole.phraseCount > 0 ? 0 : 1;
    while (left.length > least) {
      const most = Math.max(...left.map((at) => counts[at]!));
      const candidates = droppedWords === 'last' ? left : left.filter((at) => counts[at] === most);
      left = left.filter((at) => at !== candidates.at(-1));
      this.#stages.push(new NaiveText(schema, text, rows, synonyms, { fields, kept: left }));
    }
  }

  matches(row: Row): boolean {
    return this.isEmpty || (this.#stageOf(row) !== undefined && this.score(row) >= this.#minScore);
  }

  /** Compares two rows; better matches come first. */
  readonly compare = (a: Row, b: Row): number => this.score(b) - this.score(a);

  /** @param row a row that matches */
  score(row: Row): number {
    if (this.isEmpty) return 1;
    const [whole] = this.#stages;
    const stage = this.#stageOf(row)!;
    const asked = whole!.wordCount + whole!.phraseCount;
    const found = stage.wordCount;
    if (found === 0) return stage.phraseCount / asked;
    const quality = stage.quality(row);
    const exact = Math.floor(quality / 65_536);
    const typos = Math.floor((quality % 65_536) / 256);
    const weight = (quality % 256) / (15 * found);
    const inexact = (typos + weight) / (3 * found + 1);
    return (found - 1 + stage.phraseCount + (exact + inexact) / (found + 1)) / asked;
  }

  #stageOf(row: Row): NaiveText | undefined {
    return this.#stages.find((stage) => stage.matches(row));
  }
}
