import { LocalList } from '#web/site/local-list.ts';
import type { RecentSearch } from './recent-search.ts';

/** The number of stored searches. Source: specification 2, section 9, "Search history". */
const MAX_SEARCHES = 5;

/** The shopper's recent searches, newest first. */
export const recentSearches = new LocalList<RecentSearch>({
  name: 'SearchHistory',
  limit: MAX_SEARCHES,
  isEntry: (entry): entry is RecentSearch =>
    typeof entry === 'object' &&
    entry !== null &&
    'path' in entry &&
    'label' in entry &&
    typeof entry.label === 'string' &&
    typeof entry.path === 'string' &&
    // only paths of this site's search
    /^\/search(?![^/?])/.test(entry.path),
});

/** Puts a search first in the list, without duplicates. */
export function storeRecentSearch(site: string, search: RecentSearch): void {
  const entries = recentSearches.entries(site);
  if (entries[0]?.path === search.path) return;
  recentSearches.replace(site, [search, ...entries.filter(({ path }) => path !== search.path)]);
}
