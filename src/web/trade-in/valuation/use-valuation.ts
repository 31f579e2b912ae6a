import { useSyncExternalStore } from 'react';
import { storageKey } from '#web/site/storage-key.ts';
import { useSite } from '#web/site/use-site.ts';

/** What the shopper was last offered for a trade-in, in this browser. */
export interface Valuation {
  /** `2019 Kia Rio` */
  vehicle: string;
  /** The lower end of the offer, in whole dollars. */
  dollars: number;
}

/** An older offer no longer holds. */
const MAX_AGE_MS = 7 * 86_400_000;

/** The offer that `rememberOffer` has stored; undefined on the server, without one, and after a week. */
export function useValuation(): Valuation | undefined {
  const { id } = useSite();
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedText(id),
    () => null,
  );
  return stored === null ? undefined : valuationOf(stored);
}

/** The shopper goes to another page for a valuation. */
const neverChanges = (): (() => void) => () => undefined;

function storedText(site: string): string | null {
  try {
    return localStorage.getItem(storageKey(site, 'TradeInValuation'));
  } catch {
    // without storage there is no valuation
    return null;
  }
}

function valuationOf(text: string): Valuation | undefined {
  try {
    const { vehicle, low, at } = JSON.parse(text) as Record<string, unknown>; // checked field by field
    const isRecent = typeof at === 'string' && Date.now() - Date.parse(at) < MAX_AGE_MS;
    return isRecent && typeof vehicle === 'string' && typeof low === 'number' && low > 0
      ? { vehicle, dollars: Math.round(low) }
      : undefined;
  } catch (error) {
    console.warn('The stored valuation could not be read', error);
    return undefined;
  }
}
