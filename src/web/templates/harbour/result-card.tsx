import './result-card.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { VehicleCard } from '#web/ui/card/vehicle-card.tsx';

const SIZES =
  '(min-width: 1600px) 300px, (min-width: 1200px) 310px, (min-width: 576px) 45vw, calc(100vw - 2rem)';

/** Rounded, on paper, with a large price. */
export function ResultCard({ card, eager }: { card: CardView; eager: boolean }) {
  return <VehicleCard card={card} eager={eager} sizes={SIZES} className="harbour-card" />;
}
