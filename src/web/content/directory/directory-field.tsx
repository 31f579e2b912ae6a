import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

/** Words to look for locations by. What is being typed is left alone when an earlier answer arrives. */
export function DirectoryField({ query }: { query: string }) {
  const input = useRef<HTMLInputElement>(null);
  const isStepBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const field = input.current;
    if (!field || (field === document.activeElement && !isStepBack)) return;
    // what was typed before the script was there is the form's to search for
    if (field.value !== field.defaultValue || field.value !== query) field.value = query;
    // oxlint-disable-next-line react/exhaustive-deps -- at every new answer
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
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </search>
  );
}
