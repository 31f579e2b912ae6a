import { useEffect, useState } from 'react';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { withTerms } from '#web/finance/with-terms.ts';

/** Milliseconds; terms that are typed or slid are one change of the address. */
const TYPING_MS = 300;

/**
 * The deposit and the term that the shopper has chosen on a vehicle's page. The address keeps them, so that reloading,
 * sharing and coming back show the same repayment.
 * @param slug of the vehicle; another one starts with its own page's terms
 * @param given by the page's address
 */
export function useOwnTerms(
  slug: string,
  given: OwnTerms | undefined,
): [OwnTerms | undefined, (terms: OwnTerms) => void] {
  const [chosen, setChosen] = useState<{ slug: string; terms: OwnTerms }>();
  const [settled, setSettled] = useState(chosen);
  useEffect(() => {
    if (!chosen) return undefined;
    const timer = setTimeout(() => {
      const address = withTerms(location.pathname + location.search + location.hash, chosen.terms);
      history.replaceState(history.state, '', address);
      setSettled(chosen);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const terms = settled?.slug === slug ? settled.terms : given;
  return [terms, (own) => setChosen({ slug, terms: own })];
}
