import './result-card.css';
import '#web/ui/card/card.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { FinanceEstimate } from '#web/finance/finance-estimate.tsx';
import { CardActions } from '#web/ui/card/card-actions.tsx';
import { CardPicture } from '#web/ui/card/card-picture.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';

const SIZES = '(min-width: 1200px) 300px, (min-width: 576px) 45vw, calc(100vw - 2rem)';

/** A photograph on top, a prominent price, the facts in one line. The whole card is a link to the vehicle. */
export function ResultCard({ card, eager }: { card: CardView; eager: boolean }) {
  return (
    <article className="harbour-card framed column" data-sold={!card.available || undefined}>
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="harbour-card-body pad-4 column gap-1">
        <h3>
          <a href={card.href} className="card-link">
            {card.title}
          </a>
        </h3>
        <p className="card-subtitle">
          {[card.condition, card.subtitle].filter(Boolean).join(' · ')}
        </p>
        <p className="soft small">{card.facts.join(' · ')}</p>
        {card.soldNote === undefined ? (
          <PriceBlock price={card.price} saving={card.saving} />
        ) : (
          <p className="card-sold">{card.soldNote}</p>
        )}
        {card.finance && <FinanceEstimate estimate={card.finance} />}
        <CardActions card={card} />
      </div>
    </article>
  );
}
