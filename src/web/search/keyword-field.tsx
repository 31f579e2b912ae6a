import { Icon } from '#web/ui/icon.tsx';
import { useFollowed } from '#web/ui/use-followed.ts';

export function KeywordField({ query, placeholder }: { query: string; placeholder: string }) {
  const [text, setText] = useFollowed(query);
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
        placeholder={placeholder}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </search>
  );
}
