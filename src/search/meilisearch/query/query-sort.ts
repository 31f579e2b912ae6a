import { shortened } from '#search/meilisearch/answer/found-value.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/**
 * Parses the parameter `sort`: `['price:asc', 'km:desc']`. Replaces attributes by their columns.
 * @returns undefined without an order
 * @throws {SearchFault}
 */
export function querySort(
  sort: readonly string[] | null | undefined,
  attributes: SearchableAttributes,
): SortBy[] | undefined {
  if (!sort || sort.length === 0) return undefined;
  return sort.map((term) => {
    const [, name = '', direction] = /^(.*):(asc|desc)$/s.exec(term) ?? [];
    if (direction !== 'asc' && direction !== 'desc') {
      throw invalid(
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${shortened(term)}\`.`,
      );
    }
    const attribute = attributes.get(name);
    if (!attribute?.sort) {
      const known = [...attributes].filter(([, each]) => each.sort).map(([each]) => each);
      throw invalid(
        `Attribute \`${shortened(name)}\` is not sortable. Available sortable attributes are: \`${known.join('`, `')}\`.`,
      );
    }
    return { by: attribute.column, direction };
  });
}

function invalid(message: string): SearchFault {
  return new SearchFault('invalid_search_sort', message);
}
