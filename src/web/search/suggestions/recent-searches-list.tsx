import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import type { SearchMemory } from './search-memory.ts';

const none: readonly SearchMemory[] = [];

/**
 * The shopper's last searches, under the keyword field while it has the focus: they are known only to this browser,
 * and would push the page about if they stood in it.
 */
export function RecentSearchesList({ memory }: { memory: SearchMemory | undefined }) {
  const { slug } = useSite();
  const kept = useSyncExternalStore(
    recentSearches.follow,
    () => recentSearches.entries(slug),
    () => none,
  );
  useEffect(() => {
    if (memory) rememberSearch(slug, memory);
  }, [slug, memory]);
  const others = kept.filter(({ path }) => path !== memory?.path);
  if (others.length === 0) return null;
  return (
    <nav className="recent-searches" aria-label="Recent searches">
      <p>Recent searches</p>
      <ul>
        {others.map((search) => (
          <li key={search.path}>
            <a href={search.path}>{search.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
