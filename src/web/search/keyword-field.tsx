import { Icon } from '#web/ui/icon.tsx';
import { useFollowed } from '#web/ui/use-followed.ts';
import { RecentSearchesList } from './recent-searches-list.tsx';
import type { SearchView } from './search-view.ts';

export function KeywordField({ view }: { view: SearchView }) {
  const [text, setText] = useFollowed(view.query);
  return (
    <search className="keyword-field">
      <label htmlFor="keyword" className="sr-only">
        Keyword search
      </label>
      <input
        id="keyword"
        type="search"
        name="query"
        maxLength={200}
        value={text}
        placeholder={view.keywordPlaceholder}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      <RecentSearchesList memory={view.memory} />
    </search>
  );
}
