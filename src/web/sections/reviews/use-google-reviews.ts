import { type RefObject, useEffect, useState } from 'react';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import { useEntered } from '#web/ui/use-entered.ts';
import { type GoogleReviewsView, googleReviewsView } from './google-reviews-view.ts';

/** The request starts when the section is one screen height below the viewport. */
const oneScreenAhead = { rootMargin: '100%' };

/** Fetches Google's reviews when the section comes near. @param address undefined if there are none to fetch */
export function useGoogleReviews(address: string | undefined): {
  ref: RefObject<HTMLDivElement | null>;
  google: GoogleReviewsView | undefined;
} {
  const { ref, hasEntered } = useEntered<HTMLDivElement>(oneScreenAhead);
  const [google, setGoogle] = useState<GoogleReviewsView>();
  useEffect(() => {
    if (address === undefined || !hasEntered) return undefined;
    const request = new AbortController();
    googleReviews(address, request.signal).then(setGoogle, (error: unknown) => {
      if (!request.signal.aborted) console.warn('Google’s reviews could not be loaded', error);
    });
    return () => request.abort();
  }, [address, hasEntered]);
  return { ref, google };
}

async function googleReviews(
  address: string,
  signal: AbortSignal,
): Promise<GoogleReviewsView | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // there are none to show
  if (response.status === 204) return undefined;
  // the answer of `google-reviews.ts`
  return googleReviewsView((await response.json()) as PlaceReviews);
}
