import { shortened } from '#search/meilisearch/answer/found-value.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/**
 * Parses the parameter `facets`; `*` means all.
 * @returns undefined without the parameter, which differs from an empty list
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
  const shown = shortened(named);
  throw new SearchFault(
    'invalid_search_facets',
    `Invalid facet distribution: ${unknown.length === 1 ? 'Attribute' : 'Attributes'} \`${shown}\` ${
      unknown.length === 1 ? 'is' : 'are'
    } not filterable. Available filterable attributes are: \`${known.join(', ')}\`.`,
  );
}

/**
 * Checks the name of the facet in a facet search.
 * @throws {SearchFault}
 */
export function searchedFacet(name: string, attributes: SearchableAttributes): string {
  const known = facetNames(attributes);
  if (known.includes(name)) return name;
  const shown = shortened(name);
  throw new SearchFault(
    'invalid_facet_search_facet_name',
    `Attribute \`${shown}\` is not facet-searchable. Available facet-searchable attributes are: \`${known.join(', ')}\`.`,
  );
}

function facetNames(attributes: SearchableAttributes): string[] {
  return [...attributes].filter(([, { facet }]) => facet).map(([name]) => name);
}
