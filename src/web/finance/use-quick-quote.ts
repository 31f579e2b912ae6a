import { useEffect, useState } from 'react';
import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { isQuickQuote, type QuoteView } from './quote-view.ts';

/** Source: specification 2, section 4, "Quote". */
const DEBOUNCE_MS = 500;

export interface QuickQuoteState {
  /** Undefined until there is one, and after a failure. */
  quote: QuickQuote | undefined;
  isLoading: boolean;
  /** Whether the last request failed. */
  hasFailed: boolean;
}

/**
 * Requests a quote half a second after the last change. A late answer never replaces that to a later request; a failure
 * clears the quote and is only logged.
 * @param request undefined while no quote is needed
 * @param first what the server answered before
 */
export function useQuickQuote(
  { endpoint, partner }: Pick<QuoteView, 'endpoint' | 'partner'>,
  request: QuoteRequest | undefined,
  first: Pick<QuickQuoteState, 'quote' | 'hasFailed'>,
): QuickQuoteState {
  const body = request && JSON.stringify(request);
  const [state, setState] = useState({ ...first, body });
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (body === undefined) return undefined;
    const abort = new AbortController();
    const settle = (quote: QuickQuote | undefined): void => {
      setState({ quote, body, hasFailed: quote === undefined });
      setAsking(false);
    };
    const timer = setTimeout(() => {
      setAsking(true);
      requestQuote(endpoint, body, abort.signal).then(settle, (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn(`Failed to get ${partner} quick quote`, error);
        settle(undefined);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [endpoint, partner, body]);

  return {
    quote: state.quote,
    isLoading: isAsking || state.body !== body,
    hasFailed: state.hasFailed,
  };
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
