import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/**
 * Reads the parameter `facets`; `*` is all of them.
 * @returns undefined when none are asked for, which is not the same as an empty list
 * @throws {SearchFault}
 */
export function queryFacets(
  facets: readonly string[] | null | undefined,
  attributes: SearchableAttributes,
): string[] | undefined {
  if (!facets) return undefined;
  const known = facetNames(attributes);
  if (facets.includes('*')) return known;
  const unknown = facets.filter((name) => !known.includes(name));
  if (unknown.length === 0) return [...new Set(facets)];
  const named = unknown.join(', ');
  const shown = named.length > 60 ? `${named.slice(0, 60)}...` : named;
  throw new SearchFault(
    'invalid_search_facets',
    `Invalid facet distribution: ${unknown.length === 1 ? 'Attribute' : 'Attributes'} \`${shown}\` ${
      unknown.length === 1 ? 'is' : 'are'
    } not filterable. Available filterable attributes are: \`${known.join(', ')}\`.`,
  );
}

/**
 * Checks the name of a facet whose values are searched.
 * @throws {SearchFault}
 */
export function searchedFacet(name: string, attributes: SearchableAttributes): string {
  const known = facetNames(attributes);
  if (known.includes(name)) return name;
  const shown = name.length > 60 ? `${name.slice(0, 60)}...` : name;
  throw new SearchFault(
    'invalid_facet_search_facet_name',
    `Attribute \`${shown}\` is not facet-searchable. Available facet-searchable attributes are: \`${known.join(', ')}\`.`,
  );
}

function facetNames(attributes: SearchableAttributes): string[] {
  return [...attributes].filter(([, { facet }]) => facet).map(([name]) => name);
}
