import './recent-searches-list.css';
import { useEffect, useSyncExternalStore } from 'react';
import { isPageOfForgotten } from '#web/site/forget-person.ts';
import { useSite } from '#web/site/use-site.ts';
import { recentSearches, storeRecentSearch } from './recent-searches.ts';
import type { RecentSearch } from './recent-search.ts';

const none: readonly RecentSearch[] = [];

/**
 * The shopper's recent searches, shown below the keyword field while it has the focus. They are known only to this
 * browser, so within the page they would shift its layout.
 */
export function RecentSearchesList({ current }: { current: RecentSearch | undefined }) {
  const { slug } = useSite();
  const entries = useSyncExternalStore(
    recentSearches.subscribe,
    () => recentSearches.entries(slug),
    () => none,
  );
  useEffect(() => {
    if (current && !isPageOfForgotten(slug, location.pathname + location.search))
      storeRecentSearch(slug, current);
  }, [slug, current]);
  const others = entries.filter(({ path }) => path !== current?.path);
  if (others.length === 0) return null;
  return (
    <nav className="recent-searches floating" aria-label="Recent searches">
      <p className="soft small">Recent searches</p>
      <ul>
        {others.map((search) => (
          <li key={search.path}>
            <a href={search.path} className="menu-item row">
              {search.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
