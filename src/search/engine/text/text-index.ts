import type { Column } from '#search/engine/columns.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { ListPool } from '#search/engine/keywords/list-pool.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import type { SearchedText } from './searched-text.ts';
import { TextField } from './text-field.ts';
import { textTokens, tokenKind } from './text-tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** The text-related part of a schema. */
export interface TextSchema {
  text: Readonly<Record<string, number>>;
  minPrefix?: Readonly<Record<string, number>> | undefined;
}

/** The weight of the heaviest field. */
export const maxWeight = 15;

/** Marks the beginning of a field's value in a row's own terms; see `TextIndex.ownTerms`. */
export const fieldMark = 3;

/** The searched fields of all rows. */
export class TextIndex implements SearchedText {
  readonly vocabulary = new Vocabulary();
  readonly fields: readonly TextField[];
  readonly space: RowSpace;
  /** Shorter prefixes find nothing in fields with a minimum prefix. */
  readonly #smallestMinPrefix: number;
  /** The fields that store their terms by row. */
  readonly #ownFields: readonly TextField[];
  /**
   * For each row, the terms of those fields in order, each as four times the term plus its kind. The value of the n-th
   * of those fields begins with the entry 4n + `fieldMark`.
   */
  readonly ownTerms = new ListPool();

  constructor(
    space: RowSpace,
    { text: weights, minPrefix = {} }: TextSchema,
    columns: ReadonlyMap<string, Column>,
  ) {
    this.space = space;
    const heaviest = Math.max(...Object.values(weights), Number.MIN_VALUE);
    this.fields = Object.entries(weights).map(([name, weight]) => {
      const column = columns.get(name);
      const rank = Math.max(1, Math.round((weight / heaviest) * maxWeight));
      return new TextField(
        name,
        rank,
        minPrefix[name] ?? 1,
        this.vocabulary,
        column instanceof KeywordColumn ? column : undefined,
      );
    });
    this.#ownFields = this.fields.filter((field) => !field.column);
    this.#smallestMinPrefix = Math.min(
      ...this.fields.map((field) => (field.minPrefix === 1 ? Infinity : field.minPrefix)),
    );
  }

  /** The terms with a prefix. */
  startingWith(prefix: string): number[] {
    return this.vocabulary.startingWith(prefix, prefix.length < this.#smallestMinPrefix);
  }

  ownField(index: number): TextField {
    return this.#ownFields[index]!;
  }

  /** @param cellOf returns the row's value of a field */
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
    // adds the new terms first, so that a term in both is not removed in between
    this.#eachPosting(after, (field, entry) => {
      field.add(entry >>> 2, (entry & 3) === tokenKind.part, row, this.space.length);
    });
    if (before.length > 0) {
      const remaining = new Set<number>();
      this.#eachPosting(after, (_, __, key) => remaining.add(key));
      this.#eachPosting(before, (field, entry, key) => {
        if (!remaining.has(key)) field.remove(entry >>> 2, (entry & 3) === tokenKind.part, row);
      });
    }
    this.ownTerms.set(row, after);
  }

  /** Sorts the vocabulary and frees unused memory, in slices. */
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
      // a term that is whole in one place and joined in another has one posting
      const isPart = (entry & 3) === tokenKind.part ? 1 : 0;
      visit(this.#ownFields[index]!, entry, ((entry >>> 2) * 2 + isPart) * 64 + index);
    }
  }
}
