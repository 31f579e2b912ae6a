import { shortened } from '#search/meilisearch/answer/found-value.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/**
 * Parses the parameter `distinct`, an attribute name.
 * @returns the attribute's column; undefined without the parameter
 * @throws {SearchFault}
 */
export function queryDistinct(
  distinct: string | null | undefined,
  attributes: SearchableAttributes,
): string | undefined {
  if (distinct === null || distinct === undefined) return undefined;
  const attribute = attributes.get(distinct);
  if (attribute) return attribute.column;
  const shown = shortened(distinct);
  const known = [...attributes.keys()].join('`, `');
  throw new SearchFault(
    'invalid_search_distinct',
    `Attribute \`${shown}\` is not filterable and cannot be a distinct attribute. Available filterable attributes are: \`${known}\`.`,
  );
}
