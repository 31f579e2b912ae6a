import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { ChipView } from '#web/search/facets/chip-views.ts';

/** A search as the browser remembers it: its filters that are on, and where it is. */
export interface SearchMemory {
  path: string;
  label: string;
  filters: Record<string, unknown>;
}

/** Undefined for a search without filters, which needs no remembering. */
export function searchMemory(
  criteria: Criteria,
  chips: readonly ChipView[],
): SearchMemory | undefined {
  if (chips.length === 0) return undefined;
  const { query, choices, ranges } = criteria;
  return {
    path: searchUrl({ ...criteria, page: 1 }),
    label: chips.map((chip) => chip.label).join(', '),
    filters: { ...(query && { query }), ...choices, ...ranges },
  };
}
