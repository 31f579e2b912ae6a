import './keyword-field.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { RecentSearchesList } from './suggestions/recent-searches-list.tsx';
import type { SearchView } from './search-view.ts';

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
