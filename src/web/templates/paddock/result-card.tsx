import './result-card.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { VehicleCard } from '#web/ui/card/vehicle-card.tsx';

const SIZES =
  '(min-width: 1600px) 380px, (min-width: 992px) 420px, (min-width: 576px) 45vw, calc(100vw - 2rem)';

/** Square, with a dark slab for price and repayment. */
export function ResultCard({ card, eager }: { card: CardView; eager: boolean }) {
  return <VehicleCard card={card} eager={eager} sizes={SIZES} className="paddock-card" />;
}
