import type { CardView } from '#web/search/results/card-view.ts';
import { Plate } from './plate.tsx';

const SIZES = '(min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw';

/** A plate among others of its size. */
export function ResultCard({ card, eager }: { card: CardView; eager: boolean }) {
  return <Plate card={card} eager={eager} sizes={SIZES} />;
}
