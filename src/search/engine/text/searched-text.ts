import type { ListPool } from '#search/engine/keywords/list-pool.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import type { TextField } from './text-field.ts';
import { UnknownAttributeError } from '#search/engine/unknown-attribute-error.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The text fields that a search reads: all of the index or some. */
export interface SearchedText {
  readonly vocabulary: Vocabulary;
  readonly fields: readonly TextField[];
  readonly space: RowSpace;
  readonly ownTerms: ListPool;
  /** The terms with a prefix. */
  startingWith(prefix: string): number[];
  /** A field that stores its terms by row; undefined if it is not searched. */
  ownField(index: number): TextField | undefined;
}

/**
 * Selects text fields.
 * @param names undefined for all fields
 * @throws {UnknownAttributeError} if a field does not exist
 */
export function searchedText(
  index: SearchedText,
  names: readonly string[] | undefined,
): SearchedText {
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
      return field && fields.includes(field) ? field : undefined;
    },
  };
}
