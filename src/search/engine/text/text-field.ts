import type { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { PostingTable } from '#search/engine/sets/posting-table.ts';
import { textTokens, tokenKind } from './text-tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * One searched field: for each term where it stands. The text of a field that is a keyword column is the same for all
 * rows with one value, so it is kept by value (of which there are few) and costs a row nothing; the terms of any other
 * field are kept by row.
 */
export class TextField {
  readonly name: string;
  /** 1 to 15, the heaviest field of the schema having 15. */
  readonly weight: number;
  readonly column: KeywordColumn | undefined;
  /** Its words are found by a beginning of so many letters, or whole. */
  readonly openFrom: number;
  /** Term to codes of the column's values, or to rows; apart where the term is but a part of a unit. */
  readonly units = new PostingTable('sparse');
  readonly parts = new PostingTable('sparse');
  readonly #vocabulary: Vocabulary;

  constructor(
    name: string,
    weight: number,
    openFrom: number,
    vocabulary: Vocabulary,
    column: KeywordColumn | undefined,
  ) {
    this.name = name;
    this.weight = weight;
    this.openFrom = openFrom;
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

  /** @param place a row or a code, of which there are `space` */
  add(term: number, isPart: boolean, place: number, space: number): void {
    const table = isPart ? this.parts : this.units;
    if (table.size(term) === 0) this.#vocabulary.use(term, this.openFrom === 1);
    table.add(term, place, space);
  }

  remove(term: number, isPart: boolean, place: number): void {
    const table = isPart ? this.parts : this.units;
    if (table.size(term) > 0 && table.remove(term, place) === 0)
      this.#vocabulary.release(term, this.openFrom === 1);
  }
}
