import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

export function KeywordField({ query, placeholder }: { query: string; placeholder: string }) {
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  return (
    <div className="keyword-field" role="search">
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
    </div>
  );
}
