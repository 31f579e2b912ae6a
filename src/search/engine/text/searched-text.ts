import type { ListPool } from '#search/engine/keywords/list-pool.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import type { TextField } from './text-field.ts';
import type { TextIndex } from './text-index.ts';
import { UnknownAttributeError } from '#search/engine/unknown-attribute-error.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a search reads of the texts: all fields of the index, or some of them. */
export interface SearchedText {
  readonly vocabulary: Vocabulary;
  readonly fields: readonly TextField[];
  readonly space: RowSpace;
  readonly ownTerms: ListPool;
  /** Terms that a beginning may stand for. */
  startingWith(beginning: string): number[];
  /** A field whose terms are kept by row; undefined when it is not searched. */
  ownField(index: number): TextField | undefined;
}

/**
 * The texts of some fields.
 * @param names undefined for all fields
 * @throws {UnknownAttributeError} when there is no such field
 */
export function searchedText(index: TextIndex, names: readonly string[] | undefined): SearchedText {
  if (!names) return index;
  const unknown = names.find((name) => !index.fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new UnknownAttributeError(unknown, 'a text field of the schema');
  const fields = index.fields.filter(({ name }) => names.includes(name));
  return {
    vocabulary: index.vocabulary,
    fields,
    space: index.space,
    ownTerms: index.ownTerms,
    startingWith: (beginning) => index.startingWith(beginning),
    ownField(at) {
      const field = index.ownField(at);
      return fields.includes(field) ? field : undefined;
    },
  };
}
