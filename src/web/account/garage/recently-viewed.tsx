import './garage.css';
import { VehicleCards } from '#web/ui/card/vehicle-cards.tsx';
import type { TemplateParts } from '#web/templates/template.ts';
import { useViewedCards } from '#web/vehicle/viewed/use-viewed-cards.ts';
import type { ViewedVehicle } from '#web/vehicle/viewed/viewed-vehicles.ts';

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
  const isShown = ({ id, make }: ViewedVehicle): boolean =>
    !watched.includes(id) &&
    (makes?.some((one) => one.toLowerCase() === make.toLowerCase()) ?? true);
  const cards = useViewedCards(SHOWN, isShown);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="garage-viewed" className="stack gap-4">
      <h2 id="garage-viewed">Recently viewed</h2>
      <VehicleCards cards={cards} ResultCard={ResultCard} />
    </section>
  );
}
