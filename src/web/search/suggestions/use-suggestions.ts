import { useEffect, useState } from 'react';
import type { SuggestionView } from './suggestion-views.ts';

/** Short enough to seem immediate, long enough that a word typed at a go is asked for once. */
const TYPING_MS = 150;
const MOST_KEPT = 50;

/** What this tab was answered. */
const answers = new Map<string, readonly SuggestionView[]>();
const none: readonly SuggestionView[] = [];

/**
 * What is suggested for a text. While an answer is on its way, the one before it stays; an answer that comes late is
 * dropped. Where none can be had there is nothing: suggestions are a help and no more.
 */
export function useSuggestions(text: string, isWanted: boolean): readonly SuggestionView[] {
  const [answered, setAnswered] = useState('');
  const query = isWanted ? text.trim().toLowerCase() : '';
  useEffect(() => {
    if (query === '' || answers.has(query)) return undefined;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      ask(query, asked.signal).then(
        () => setAnswered(query),
        () => !asked.signal.aborted && setAnswered(''),
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [query]);
  if (query === '') return none;
  return answers.get(query) ?? answers.get(answered) ?? none;
}

async function ask(query: string, signal: AbortSignal): Promise<void> {
  const parameters = new URLSearchParams({ query });
  const response = await fetch(`/api/search-suggestions?${parameters}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  // from `suggestionViews`, by way of this site's own server
  const answer = (await response.json()) as SuggestionView[];
  answers.set(query, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
}
