import './keyword-field.css';
import './recent-searches.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { SearchView } from './search-view.ts';
import { isPageOfForgotten } from '#web/site/forget-person.ts';
import { useSite } from '#web/site/use-site.ts';
import { recentSearches, storeRecentSearch } from '#web/search/suggestions/recent-searches.ts';
import type { RecentSearch } from '#web/search/suggestions/recent-search.ts';

const none: readonly RecentSearch[] = [];

const loadSuggestions = () => import('./suggestions/suggestions.tsx');

/** The keyword field. It offers suggestions once it has the focus; without script it is a plain field. */
export function KeywordField({ view }: { view: SearchView }) {
  const [text, setText] = useSyncedState(view.query);
  const [isUsed, setUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useAfterSearchFor(text, () => setText(view.query));
  const suggestions = useLazyModule(isUsed && view.suggests, loadSuggestions);
  return (
    <search className="keyword-field">
      <label htmlFor="keyword" className="sr-only">
        Keyword search
      </label>
      <input
        ref={field}
        id="keyword"
        type="search"
        name="query"
        maxLength={200}
        value={text}
        placeholder={view.keywordPlaceholder}
        enterKeyHint="search"
        onFocus={() => setUsed(true)}
        onChange={(event) => {
          // the field may have had the focus before hydration
          setUsed(true);
          setText(event.target.value);
        }}
      />
      <button type="submit" className="icon-button" aria-label="Search">
        <Icon name="search" />
      </button>
      {suggestions && (
        <suggestions.Suggestions
          field={field}
          text={text}
          initial={view.query}
          onChosen={() => setText('')}
        />
      )}
      <RecentSearchesList current={view.recentSearch} />
    </search>
  );
}

/**
 * Calls `onAnswered` after a search for the text: words that became filters leave the field, even if the page's query
 * has not changed. Text that was edited in the meantime stays.
 */
function useAfterSearchFor(text: string, onAnswered: () => void): void {
  const { location: pending } = useNavigation();
  const searched = useRef<string>(undefined);
  useEffect(() => {
    if (pending) {
      // a redirect to the understood filters has only the rest of the text, or none of it
      const query = new URLSearchParams(pending.search).get('query')?.trim();
      if (query === text.trim()) searched.current = query;
      return;
    }
    if (text.trim() === searched.current) onAnswered();
    searched.current = undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- only the end of a navigation counts
  }, [pending]);
}

/**
 * The shopper's recent searches, shown below the keyword field while it has the focus. They are known only to this
 * browser, so within the page they would shift its layout.
 */
function RecentSearchesList({ current }: { current: RecentSearch | undefined }) {
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
