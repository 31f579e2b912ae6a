import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
import { useSite } from '#web/site/use-site.ts';
import { type ViewedVehicle, viewedVehicles } from './viewed-vehicles.ts';

const none: readonly ViewedVehicle[] = [];

/**
 * The cards of the vehicles that this browser has viewed last. The server does not know them, so there are none without
 * script.
 *
 * @param limit the number of vehicles
 * @param isShown whether to show a vehicle
 */
export function useViewedCards(
  limit: number,
  isShown: (vehicle: ViewedVehicle) => boolean,
): readonly CardView[] {
  const { slug } = useSite();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  const viewed = useSyncExternalStore(
    viewedVehicles.subscribe,
    () => viewedVehicles.entries(slug),
    () => none,
  );
  const ids = viewed
    .filter(isShown)
    .slice(0, limit)
    .map(({ id }) => id)
    .join(',');
  useEffect(() => {
    if (ids === '') return undefined;
    const request = new AbortController();
    const { signal } = request;
    loadCards(ids, signal).then(setCards, (error: unknown) => {
      if (signal.aborted) return;
      console.warn(
        'Recently viewed vehicles could not be loaded, so the section is left out',
        error,
      );
    });
    // an older answer that comes late must not replace a newer one
    return () => request.abort();
  }, [ids]);
  return ids === '' ? [] : cards;
}

/** @param ids with commas between them */
async function loadCards(ids: string, signal: AbortSignal): Promise<readonly CardView[]> {
  const response = await fetch(`/api/viewed-cars?ids=${ids}`, { signal });
  if (!response.ok) throw new Error(`The answer was ${response.status}`);
  // our own route's answer
  const { cards } = (await response.json()) as { cards: CardView[] };
  return cards;
}
