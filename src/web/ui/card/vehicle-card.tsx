import './card.css';
import './vehicle-card.css';
import { useRef } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFinance, CardRates } from './card-finance.tsx';
import { CardPicture } from './card-picture.tsx';
import { usePictureStrip } from './use-picture-strip.ts';

interface VehicleCardProps {
  card: CardView;
  /** Visible without scrolling, so its picture loads immediately. */
  eager: boolean;
  /** The `sizes` of its picture. */
  sizes: string;
  /** The class of its dress in a template. */
  className: string;
}

/**
 * A vehicle in a list: photographs, name, facts, the price opposite the repayment, and the actions. All of it leads to
 * the vehicle. Templates give it colours, type and edges.
 */
export function VehicleCard({ card, eager, sizes, className }: VehicleCardProps) {
  const stripRef = useRef<HTMLAnchorElement>(null);
  const strip = usePictureStrip(stripRef, card.pictures.length);
  const { finance } = card;
  const place = [card.location, card.away].filter(Boolean).join(' · ');
  return (
    <article
      className={`vehicle-card column ${className}`}
      data-sold={!card.available || undefined}
    >
      <CardPicture card={card} stripRef={stripRef} strip={strip} eager={eager} sizes={sizes} />
      <div className="card-text">
        <h3>
          <a
            href={card.href}
            className="card-link"
            onFocus={strip.turnTo}
            onKeyDown={strip.onKeyDown}
          >
            {card.title}
          </a>
        </h3>
        <p className="card-subtitle row between gap-2">
          <span className="cut">{[card.condition, card.subtitle].filter(Boolean).join(' · ')}</span>
          {place && (
            <span className="card-place row-inline gap-1">
              <Icon name="pin" />
              <span className="sr-only">At </span>
              <span className="cut">{place}</span>
            </span>
          )}
        </p>
        <p className="card-facts cut">{card.facts.join(' · ')}</p>
      </div>
      <div className="card-money">
        {card.soldNote === undefined ? (
          <PriceBlock price={card.price} />
        ) : (
          <p className="card-sold">{card.soldNote}</p>
        )}
        {finance && <CardFinance finance={finance} />}
      </div>
      {finance && <CardRates finance={finance} of={card.title} />}
      <CardActions card={card} />
    </article>
  );
}
