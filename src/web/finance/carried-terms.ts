import { useEffect, useSyncExternalStore } from 'react';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { termsParameters } from '#search/vehicle-search/address/search-url.ts';
import { storageKey } from '#web/site/storage-key.ts';

/**
 * Carries the deposit and term of a search or a vehicle's page to the pages of vehicles that the browser has saved, which
 * no address names. They show the same repayments as the page that the shopper comes from.
 */
export function useCarryTerms(site: string, terms: OwnTerms | undefined): void {
  const parameters = String(new URLSearchParams(termsParameters(terms)));
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey(site, 'OwnTerms'), parameters);
    } catch (error) {
      console.warn('The deposit and term could not be carried on', error);
    }
  }, [site, parameters]);
}

/** The terms of the last such page in this tab, as parameters of an address: `deposit=5000&term=7`; empty on the server. */
export function useCarriedTerms(site: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => carried(site),
    () => '',
  );
}

/** Only other pages change them. */
const neverChanges = (): (() => void) => () => undefined;

function carried(site: string): string {
  try {
    return sessionStorage.getItem(storageKey(site, 'OwnTerms')) ?? '';
  } catch {
    // without storage there are none
    return '';
  }
}
