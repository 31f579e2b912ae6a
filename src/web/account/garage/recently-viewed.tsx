import './garage.css';
import { useSyncExternalStore } from 'react';
import { useCards } from '#web/search/results/use-cards.ts';
import { useSite } from '#web/site/use-site.ts';
import { VehicleCards } from '#web/ui/card/vehicle-cards.tsx';
import type { TemplateParts } from '#web/templates/template.ts';
import { type ViewedVehicle, viewedVehicles } from '#web/vehicle/viewed-vehicles.ts';

const none: readonly ViewedVehicle[] = [];
const SHOWN = 6;

interface RecentlyViewedProps {
  ResultCard: TemplateParts['ResultCard'];
  /** The ids of vehicles that the page shows already. */
  watched: readonly number[];
  /** Shows only vehicles of these makes; by default all. */
  makes?: readonly string[];
}

/** The vehicles that this browser has viewed last. The server does not know them, so it is empty without script. */
export function RecentlyViewed({ ResultCard, watched, makes }: RecentlyViewedProps) {
  const { slug } = useSite();
  const viewed = useSyncExternalStore(
    viewedVehicles.subscribe,
    () => viewedVehicles.entries(slug),
    () => none,
  );
  const isShown = ({ id, make }: ViewedVehicle): boolean =>
    !watched.includes(id) &&
    (makes?.some((one) => one.toLowerCase() === make.toLowerCase()) ?? true);
  const ids = viewed
    .filter(isShown)
    .slice(0, SHOWN)
    .map(({ id }) => id);
  const loaded = useCards(ids);
  const cards = ids.flatMap((id) => loaded.cards.get(id) ?? []);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="garage-viewed" className="stack gap-4">
      <h2 id="garage-viewed">Recently viewed</h2>
      <VehicleCards cards={cards} ResultCard={ResultCard} />
    </section>
  );
}
