import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/**
 * Reads the parameter `distinct`, the name of an attribute.
 * @returns the column that the attribute is; undefined when every document is wanted
 * @throws {SearchFault}
 */
export function queryDistinct(
  distinct: string | null | undefined,
  attributes: SearchableAttributes,
): string | undefined {
  if (distinct === null || distinct === undefined) return undefined;
  const attribute = attributes.get(distinct);
  if (attribute) return attribute.column;
  const shown = distinct.length > 60 ? `${distinct.slice(0, 60)}...` : distinct;
  const known = [...attributes.keys()].join('`, `');
  throw new SearchFault(
    'invalid_search_distinct',
    `Attribute \`${shown}\` is not filterable and cannot be a distinct attribute. Available filterable attributes are: \`${known}\`.`,
  );
}
