import { useEffect, useState } from 'react';
import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { isQuickQuote, type QuoteView } from './quote-view.ts';

/** Source: specification 2, section 4, "Quote". */
const DEBOUNCE_MS = 500;

export interface QuickQuoteState {
  /** Undefined until there is one, and after a failure. */
  quote: QuickQuote | undefined;
  isLoading: boolean;
}

/**
 * Requests a quote half a second after the last change. A late answer never replaces that to a later request; a failure
 * clears the quote and is only logged.
 */
export function useQuickQuote(
  { endpoint, partner }: Pick<QuoteView, 'endpoint' | 'partner'>,
  request: QuoteRequest,
  first: QuickQuote | undefined,
): QuickQuoteState {
  const [state, setState] = useState<QuickQuoteState>({ quote: first, isLoading: false });
  const body = JSON.stringify(request);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setState(({ quote }) => ({ quote, isLoading: true }));
      requestQuote(endpoint, body, abort.signal).then(
        (quote) => setState({ quote, isLoading: false }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          console.warn(`Failed to get ${partner} quick quote`, error);
          setState({ quote: undefined, isLoading: false });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [endpoint, partner, body]);

  return state;
}

async function requestQuote(
  endpoint: string,
  body: string,
  signal: AbortSignal,
): Promise<QuickQuote> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(endpoint, { method: 'POST', body, headers, signal });
  const answer: unknown = await response.json();
  if (!response.ok || !isQuickQuote(answer)) throw new Error(`The answer was ${response.status}`);
  return answer;
}
