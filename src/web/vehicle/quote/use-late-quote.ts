import { useEffect, useState } from 'react';
import type { LateQuote } from './late-quote.ts';

interface LateQuoteState extends LateQuote {
  isLoading: boolean;
}

const nothing: LateQuote = {};

/** Requests a vehicle's quote once the page is there, if the page was made without knowing it. */
export function useLateQuote(slug: string, isAwaited: boolean): LateQuoteState {
  const [answered, setAnswered] = useState<{ slug: string; quote: LateQuote }>();
  useEffect(() => {
    if (!isAwaited) return undefined;
    const unmount = new AbortController();
    const settle = (quote: LateQuote): void => setAnswered({ slug, quote });
    fetchQuote(slug, unmount.signal).then(settle, (error: unknown) => {
      if (unmount.signal.aborted) return;
      console.warn('The quote could not be loaded, so it is hidden', error);
      settle(nothing);
    });
    return () => unmount.abort();
  }, [slug, isAwaited]);
  if (!isAwaited) return { isLoading: false };
  return answered?.slug === slug
    ? { ...answered.quote, isLoading: false }
    : { ...nothing, isLoading: true };
}

async function fetchQuote(slug: string, signal: AbortSignal): Promise<LateQuote> {
  const response = await fetch(`/cars/${slug}/quote.json`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // our own route's answer
  return (await response.json()) as LateQuote;
}
