import './garage.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
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
    .map(({ id }) => id)
    .join(',');
  const cards = useCards(ids);
  if (ids === '' || cards.length === 0) return null;
  return (
    <section aria-labelledby="garage-viewed" className="stack gap-4">
      <h2 id="garage-viewed">Recently viewed</h2>
      <VehicleCards cards={cards} ResultCard={ResultCard} />
    </section>
  );
}

/** @param ids with commas between them */
function useCards(ids: string): readonly CardView[] {
  const [cards, setCards] = useState<readonly CardView[]>([]);
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
  return cards;
}

async function loadCards(ids: string, signal: AbortSignal): Promise<readonly CardView[]> {
  const response = await fetch(`/api/viewed-cars?ids=${ids}`, { signal });
  if (!response.ok) throw new Error(`The answer was ${response.status}`);
  // our own route's answer
  const { cards } = (await response.json()) as { cards: CardView[] };
  return cards;
}
