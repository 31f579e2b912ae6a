import { useEffect, useState } from 'react';
import type { LateQuote } from './late-quote.ts';

interface LateQuoteState extends LateQuote {
  isLoading: boolean;
}

const nothing: LateQuote = {};

/**
 * Requests a vehicle's estimate once the page is there, if the page was made without knowing it or on other terms.
 * @param path where it is, with the shopper's terms; undefined if the page's own estimate is the right one
 */
export function useLateQuote(slug: string, path: string | undefined): LateQuoteState {
  const [answered, setAnswered] = useState<{ slug: string; quote: LateQuote }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const unmount = new AbortController();
    const settle = (quote: LateQuote): void => setAnswered({ slug, quote });
    fetchQuote(path, unmount.signal).then(settle, (error: unknown) => {
      if (unmount.signal.aborted) return;
      console.warn('The quote could not be loaded, so it is hidden', error);
      settle(nothing);
    });
    return () => unmount.abort();
  }, [slug, path]);
  if (path === undefined) return { isLoading: false };
  // the figure for the terms before stays until there is another
  return answered?.slug === slug
    ? { ...answered.quote, isLoading: false }
    : { ...nothing, isLoading: true };
}

async function fetchQuote(path: string, signal: AbortSignal): Promise<LateQuote> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // our own route's answer
  return (await response.json()) as LateQuote;
}
