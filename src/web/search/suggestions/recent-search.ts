import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { ChipView } from '#web/search/facets/chip-views.ts';

/** A search as stored in the browser: its address, its active filters and a label. */
export interface RecentSearch {
  path: string;
  label: string;
  filters: Record<string, unknown>;
}

/** The search to store; undefined for a search without filters. */
export function recentSearch(
  criteria: Criteria,
  chips: readonly ChipView[],
): RecentSearch | undefined {
  if (chips.length === 0) return undefined;
  const { query, choices, ranges } = criteria;
  return {
    path: searchUrl({ ...criteria, page: 1 }),
    label: chips.map((chip) => chip.label).join(', '),
    filters: { ...(query && { query }), ...choices, ...ranges },
  };
}
