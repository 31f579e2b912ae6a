import '#web/search/keyword-field.css';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

/** The search field of the directory. A result that arrives late does not overwrite what is being typed. */
export function DirectoryField({ query }: { query: string }) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  const isStepBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const field = input.current;
    if (!field || shown.current === query) return;
    shown.current = query;
    if (field !== document.activeElement || isStepBack) field.value = query;
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when a new result arrives
  }, [query]);
  return (
    <search className="keyword-field">
      <label htmlFor="directory-query" className="sr-only">
        Search for a location
      </label>
      <input
        ref={input}
        id="directory-query"
        type="search"
        name="query"
        maxLength={200}
        defaultValue={query}
        placeholder="Name, suburb, postcode or make"
        enterKeyHint="search"
      />
      <button type="submit" className="icon-button" aria-label="Search">
        <Icon name="search" />
      </button>
    </search>
  );
}
