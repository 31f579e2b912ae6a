import './plate.css';
import '#web/ui/card/card.css';
import '#web/ui/card/card-picture.css';
import '#web/ui/card/picture-room.css';
import { useRef } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
import { CardActions } from '#web/ui/card/card-actions.tsx';
import { CardFinance, CardRates } from '#web/ui/card/card-finance.tsx';
import { CardStrip } from '#web/ui/card/card-picture.tsx';
import { CardTagLabel } from '#web/ui/card/card-tag-label.tsx';
import { CardToggle } from '#web/ui/card/card-toggle.tsx';
import { roomStyle } from '#web/ui/card/picture-view.ts';
import { usePictureStrip } from '#web/ui/card/use-picture-strip.ts';
import { PriceBlock } from '#web/vehicle/price-block.tsx';

interface PlateProps {
  card: CardView;
  /** Visible without scrolling, so its picture loads immediately. */
  eager: boolean;
  /** The `sizes` of its picture. */
  sizes: string;
  /** Where it stands: `room` on a dark wall, `full` across the screen. */
  place?: 'full' | 'room';
}

/** A vehicle's photograph without anything on it, and below it a label as in a museum. */
export function Plate({ card, eager, sizes, place }: PlateProps) {
  const stripRef = useRef<HTMLAnchorElement>(null);
  const strip = usePictureStrip(stripRef, card.pictures.length);
  const { finance, subtitle, condition, facts, location, away } = card;
  const [first] = card.pictures;
  const hasRoom = place === 'full' && first !== undefined;
  return (
    <article className="gallery-plate" data-place={place} data-sold={!card.available || undefined}>
      <div
        className={`card-picture gallery-photo${hasRoom ? ' picture-room' : ''}`}
        {...(hasRoom && { style: roomStyle(first) })}
      >
        <CardStrip
          card={card}
          stripRef={stripRef}
          strip={strip}
          eager={eager}
          sizes={sizes}
          {...(place && { widest: 1920 })}
        />
      </div>
      <div className="gallery-label">
        <p className="gallery-number">
          <Number card={card} />
        </p>
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
        <p className="gallery-facts">
          <span>{[condition, subtitle, location, away].filter(Boolean).join(', ')}</span>
          <span>{facts.join(', ')}</span>
        </p>
        <div className="gallery-money">
          {card.available ? (
            <PriceBlock price={card.price} saving={card.saving} />
          ) : (
            <>
              <p className="gallery-sold">Sold</p>
              <p>{card.soldNote}</p>
            </>
          )}
        </div>
        <CardToggle card={card} />
        {finance && (
          <div className="gallery-finance">
            <CardFinance finance={finance} />
            <CardRates finance={finance} of={card.title} />
          </div>
        )}
        <CardActions card={card} />
      </div>
    </article>
  );
}

/** What a museum's label begins with: news of the vehicle, else how often it was looked at. */
function Number({ card: { tag, certifiedImage, views, photos } }: { card: CardView }) {
  if (tag?.kind === 'certified') return <CardTagLabel tag={tag} certifiedImage={certifiedImage} />;
  if (tag) return <span data-new={tag.kind === 'new' || undefined}>{tag.text}</span>;
  return [
    views > 0 && `${views.toLocaleString('en-AU')} views`,
    photos > 1 && `${photos} photographs`,
  ]
    .filter(Boolean)
    .join(', ');
}
