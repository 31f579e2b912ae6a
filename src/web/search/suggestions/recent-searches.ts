import { LocalList } from '#web/site/local-list.ts';
import type { SearchMemory } from './search-memory.ts';

/** Source: specification 2, section 9, "Search history". */
const KEPT = 5;

/** The shopper's last searches, the newest first. */
export const recentSearches = new LocalList<SearchMemory>({
  name: 'SearchHistory',
  limit: KEPT,
  isEntry: (entry): entry is SearchMemory =>
    typeof entry === 'object' &&
    entry !== null &&
    'path' in entry &&
    'label' in entry &&
    typeof entry.label === 'string' &&
    typeof entry.path === 'string' &&
    // a search of this site and nothing else
    /^\/search(?![^/?])/.test(entry.path),
});

/** Puts a search in front of the others; the same search is kept once. */
export function rememberSearch(site: string, search: SearchMemory): void {
  const kept = recentSearches.entries(site);
  if (kept[0]?.path === search.path) return;
  recentSearches.replace(site, [search, ...kept.filter(({ path }) => path !== search.path)]);
}
