import { useEffect, useState } from 'react';
import type { SuggestionView } from './suggestion-views.ts';

/** Milliseconds; short enough to seem immediate, long enough that a word typed quickly is requested once. */
const TYPING_MS = 150;
const MAX_CACHED = 50;

/** Suggestions by query, cached for this document. */
const cache = new Map<string, readonly SuggestionView[]>();
const none: readonly SuggestionView[] = [];

/**
 * The suggestions for a text. While a request is pending, the previous suggestions stay; late responses are ignored. If
 * a request fails there are none.
 */
export function useSuggestions(text: string, isEnabled: boolean): readonly SuggestionView[] {
  const [answered, setAnswered] = useState('');
  const query = isEnabled ? text.trim().toLowerCase() : '';
  useEffect(() => {
    if (query === '' || cache.has(query)) return undefined;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(query, request.signal).then(
        () => setAnswered(query),
        () => !request.signal.aborted && setAnswered(''),
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);
  if (query === '') return none;
  return cache.get(query) ?? cache.get(answered) ?? none;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<void> {
  const parameters = new URLSearchParams({ query });
  const response = await fetch(`/api/search-suggestions?${parameters}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // the response of `suggestions-route.ts`
  const answer = (await response.json()) as SuggestionView[];
  cache.set(query, answer);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}
