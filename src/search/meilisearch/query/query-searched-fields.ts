import { shortened } from '#search/meilisearch/answer/found-value.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';

/**
 * Parses the parameter `attributesToSearchOn`.
 * @param textFields the fields that text searches use, by public name
 * @returns the fields; undefined for all of them
 * @throws {SearchFault}
 */
export function querySearchedFields(
  names: readonly string[] | null | undefined,
  textFields: ReadonlyMap<string, string>,
): string[] | undefined {
  if (!names || names.includes('*')) return undefined;
  return names.map((name) => {
    const field = textFields.get(name);
    if (field !== undefined) return field;
    const shown = shortened(name);
    const known = [...textFields.keys()].join(', ');
    throw new SearchFault(
      'invalid_search_attributes_to_search_on',
      `Attribute \`${shown}\` is not searchable. Available searchable attributes are: \`${known}\`.`,
    );
  });
}
