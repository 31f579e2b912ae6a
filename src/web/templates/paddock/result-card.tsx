import './result-card.css';
import '#web/ui/card/card.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { FinanceEstimate } from '#web/finance/finance-estimate.tsx';
import { CardActions } from '#web/ui/card/card-actions.tsx';
import { CardPicture } from '#web/ui/card/card-picture.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';

const SIZES = '(min-width: 992px) 380px, (min-width: 576px) 40vw, calc(100vw - 2.5rem)';

/** A row: the photograph, the text, and a column for price and actions. */
export function ResultCard({ card, eager }: { card: CardView; eager: boolean }) {
  return (
    <article className="paddock-card" data-sold={!card.available || undefined}>
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="pad-4 column gap-1">
        <p className="paddock-card-condition">{card.condition}</p>
        <h3 className="paddock-card-title">
          <a href={card.href} className="card-link">
            {card.title}
          </a>
        </h3>
        {card.subtitle && <p className="card-subtitle">{card.subtitle}</p>}
        <ul className="paddock-facts">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {card.finance && <FinanceEstimate estimate={card.finance} />}
      <div className="paddock-card-offer">
        {card.soldNote === undefined ? (
          <PriceBlock price={card.price} saving={card.saving} />
        ) : (
          <p className="card-sold">{card.soldNote}</p>
        )}
        <CardActions card={card} />
      </div>
    </article>
  );
}
