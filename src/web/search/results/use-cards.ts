import { useCallback, useEffect, useState } from 'react';
import type { CardView } from './card-view.ts';
import { loadCards } from './load-cards.ts';

/** The cards of vehicles that only the browser knows. Cards that are loaded stay while others are loading. */
export interface LoadedCards {
  /** By the vehicle's id; undefined for a vehicle that is no longer listed. */
  cards: ReadonlyMap<number, CardView | undefined>;
  hasFailed: boolean;
  retry(): void;
}

const nothing: LoadedCards['cards'] = new Map();

/** @param terms the shopper's own, as parameters of an address; the same on every call */
export function useCards(ids: readonly number[], terms = ''): LoadedCards {
  const [cards, setCards] = useState(nothing);
  const [failed, setFailed] = useState<string>();
  const missing = ids.filter((id) => !cards.has(id)).join(',');
  useEffect(() => {
    if (missing === '' || failed === missing) return undefined;
    const request = new AbortController();
    const { signal } = request;
    const wanted = missing.split(',').map(Number);
    loadCards(wanted, terms, signal).then(
      (loaded) => {
        if (signal.aborted) return;
        const byId = new Map(loaded.map((card) => [card.id, card]));
        setCards(
          (before) => new Map([...before, ...wanted.map((id) => [id, byId.get(id)] as const)]),
        );
      },
      (error: unknown) => {
        // an older answer that comes late must not replace a newer one
        if (signal.aborted) return;
        console.warn('The vehicles could not be loaded', error);
        setFailed(missing);
      },
    );
    return () => request.abort();
  }, [missing, failed, terms]);
  const retry = useCallback(() => setFailed(undefined), []);
  return { cards, hasFailed: failed !== undefined && failed === missing, retry };
}
