import type { Column } from '#search/engine/columns.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { ListPool } from '#search/engine/keywords/list-pool.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import type { SearchedText } from './searched-text.ts';
import { TextField } from './text-field.ts';
import { textTokens, tokenKind } from './text-tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** What of a schema is about text. */
export interface TextSchema {
  text: Readonly<Record<string, number>>;
  openFrom?: Readonly<Record<string, number>> | undefined;
}

/** The weight of the heaviest field. */
export const heaviest = 15;

/** How an entry of a row's own terms is read: see `TextIndex.ownTerms`. */
export const fieldMark = 3;

/** The searched fields of all rows. */
export class TextIndex implements SearchedText {
  readonly vocabulary = new Vocabulary();
  readonly fields: readonly TextField[];
  readonly space: RowSpace;
  /** A beginning of fewer letters finds nothing in the fields that any beginning does not find. */
  readonly #leastOpenFrom: number;
  /** The fields whose terms are kept by row. */
  readonly #ownFields: readonly TextField[];
  /**
   * For each row the terms of those fields in order, each as four times the term plus its kind; where a value of the
   * n-th of those fields begins stands 4n + `fieldMark`.
   */
  readonly ownTerms = new ListPool();

  constructor(
    space: RowSpace,
    { text: weights, openFrom = {} }: TextSchema,
    columns: ReadonlyMap<string, Column>,
  ) {
    this.space = space;
    const most = Math.max(...Object.values(weights), Number.MIN_VALUE);
    this.fields = Object.entries(weights).map(([name, weight]) => {
      const column = columns.get(name);
      const rank = Math.max(1, Math.round((weight / most) * heaviest));
      return new TextField(
        name,
        rank,
        openFrom[name] ?? 1,
        this.vocabulary,
        column instanceof KeywordColumn ? column : undefined,
      );
    });
    this.#ownFields = this.fields.filter((field) => !field.column);
    this.#leastOpenFrom = Math.min(
      ...this.fields.map((field) => (field.openFrom === 1 ? Infinity : field.openFrom)),
    );
  }

  /** Terms that a beginning may stand for. */
  startingWith(beginning: string): number[] {
    return this.vocabulary.startingWith(beginning, beginning.length < this.#leastOpenFrom);
  }

  ownField(index: number): TextField {
    return this.#ownFields[index]!;
  }

  /** @param cellOf the row's value of a field */
  set(row: number, cellOf: (field: string) => unknown): void {
    if (this.#ownFields.length === 0) return;
    const before = this.ownTerms.get(row);
    const after: number[] = [];
    for (let index = 0; index < this.#ownFields.length; index++) {
      const cell = cellOf(this.#ownFields[index]!.name);
      if (cell === undefined) continue;
      for (const text of Array.isArray(cell) ? cell : [cell]) {
        after.push(index * 4 + fieldMark);
        for (const { term, kind } of textTokens(String(text))) {
          after.push(this.vocabulary.add(term) * 4 + kind);
        }
      }
    }
    if (before.length === after.length && before.every((entry, at) => entry === after[at])) return;
    // First the new ones, so that a term of both is never forgotten in between.
    this.#eachPosting(after, (field, entry) => {
      field.add(entry >>> 2, (entry & 3) === tokenKind.part, row, this.space.length);
    });
    if (before.length > 0) {
      const kept = new Set<number>();
      this.#eachPosting(after, (_, __, key) => kept.add(key));
      this.#eachPosting(before, (field, entry, key) => {
        if (!kept.has(key)) field.remove(entry >>> 2, (entry & 3) === tokenKind.part, row);
      });
    }
    this.ownTerms.set(row, after);
  }

  /** Brings the vocabulary into order and gives back spare memory, in slices. */
  *settle(): Generator<void> {
    yield* this.vocabulary.settle();
    this.ownTerms.settle(this.space.length);
    for (const field of this.fields) {
      yield;
      const space = field.column ? field.column.dictionary.length : this.space.length;
      field.units.settle(space);
      field.parts.settle(space);
    }
  }

  #eachPosting(
    entries: readonly number[],
    visit: (field: TextField, entry: number, key: number) => void,
  ): void {
    let index = 0;
    for (const entry of entries) {
      if ((entry & 3) === fieldMark) {
        index = entry >>> 2;
        continue;
      }
      // A term that is whole here and joined there is one posting.
      const isPart = (entry & 3) === tokenKind.part ? 1 : 0;
      visit(this.#ownFields[index]!, entry, ((entry >>> 2) * 2 + isPart) * 64 + index);
    }
  }
}
