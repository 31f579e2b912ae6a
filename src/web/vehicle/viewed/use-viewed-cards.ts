import { useSyncExternalStore } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
import { useCards } from '#web/search/results/use-cards.ts';
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
  const viewed = useSyncExternalStore(
    viewedVehicles.subscribe,
    () => viewedVehicles.entries(slug),
    () => none,
  );
  const ids = viewed
    .filter(isShown)
    .slice(0, limit)
    .map(({ id }) => id);
  const { cards } = useCards(ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
