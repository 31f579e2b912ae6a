import type { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { PostingTable } from '#search/engine/sets/posting-table.ts';
import { textTokens, tokenKind } from './text-tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A searched field: the postings of each term. The text of a keyword column is the same for all rows with one value, so
 * its terms are stored by value (there are few values) at no cost per row. Other fields store their terms by row.
 */
export class TextField {
  readonly name: string;
  /** From 1 to 15; the heaviest field of the schema has 15. */
  readonly weight: number;
  readonly column: KeywordColumn | undefined;
  /** Its words are found whole or by a prefix of at least this many letters. */
  readonly minPrefix: number;
  /** Terms to codes of the column's values or to rows; separate postings for terms that are only part of a unit. */
  readonly units = new PostingTable('sparse');
  readonly parts = new PostingTable('sparse');
  readonly #vocabulary: Vocabulary;

  constructor(
    name: string,
    weight: number,
    minPrefix: number,
    vocabulary: Vocabulary,
    column: KeywordColumn | undefined,
  ) {
    this.name = name;
    this.weight = weight;
    this.minPrefix = minPrefix;
    this.column = column;
    this.#vocabulary = vocabulary;
    if (!column) return;
    const { dictionary } = column;
    dictionary.onAdd = (code, value) => {
      for (const { term, kind } of textTokens(value)) {
        this.add(vocabulary.add(term), kind === tokenKind.part, code, dictionary.length);
      }
    };
    dictionary.onRelease = (code, value) => {
      for (const { term, kind } of textTokens(value)) {
        const id = vocabulary.find(term);
        if (id !== undefined) this.remove(id, kind === tokenKind.part, code);
      }
    };
  }

  /** @param place a row or a code; there are `space` of them */
  add(term: number, isPart: boolean, place: number, space: number): void {
    const table = isPart ? this.parts : this.units;
    if (table.size(term) === 0) this.#vocabulary.use(term, this.minPrefix === 1);
    table.add(term, place, space);
  }

  remove(term: number, isPart: boolean, place: number): void {
    const table = isPart ? this.parts : this.units;
    if (table.size(term) > 0 && table.remove(term, place) === 0)
      this.#vocabulary.release(term, this.minPrefix === 1);
  }
}
