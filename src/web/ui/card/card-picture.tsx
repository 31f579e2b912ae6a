import './card-picture.css';
import './card-tag-label.css';
import './no-picture.css';
import type { RefObject } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
import { CardTagLabel } from './card-tag-label.tsx';
import { CardToggle } from './card-toggle.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from './picture.tsx';
import type { PictureStrip } from './use-picture-strip.ts';

interface CardPictureProps {
  card: CardView;
  stripRef: RefObject<HTMLAnchorElement | null>;
  strip: PictureStrip;
  eager: boolean;
  sizes: string;
  /** The largest width to offer, in device pixels, where it is not that of a card. */
  widest?: 1920;
}

/** A card's photographs, one at a time, with their overlays. */
export function CardPicture({ card, ...strip }: CardPictureProps) {
  return (
    <div className="card-picture">
      <CardStrip card={card} {...strip} />
      {card.pictures.length > 1 && (
        <span className="card-dots needs-script" aria-hidden="true">
          {card.pictures.map(({ base }, index) => (
            <span key={base} data-current={index === strip.strip.current || undefined} />
          ))}
        </span>
      )}
      <span className="card-tags column gap-1">
        <CardTagLabel tag={card.tag} certifiedImage={card.certifiedImage} />
        {card.saving && <span className="card-tag card-tag-deal">{card.saving}</span>}
      </span>
      <CardToggle card={card} />
      <span className="card-counts">
        {card.views > 0 && <Count icon="eye" number={card.views} of="views" />}
        {card.photos > 1 && <Count icon="camera" number={card.photos} of="photographs" />}
      </span>
    </div>
  );
}

/** The photographs without overlays, within a `card-picture`. */
export function CardStrip({ card, stripRef, strip, eager, sizes, widest }: CardPictureProps) {
  const { pictures } = card;
  const last = pictures.length - 1;
  return (
    <>
      {last < 0 ? (
        <span className="no-picture soft small stack gap-2">
          <Icon name="camera" />
          <span>Photographs are on their way</span>
        </span>
      ) : (
        // the title is the link that keyboards and screen readers reach
        <a
          ref={stripRef}
          href={card.href}
          tabIndex={-1}
          aria-hidden="true"
          className="card-strip"
          onPointerEnter={strip.turnTo}
          onScroll={strip.onScroll}
        >
          {pictures.map((picture, index) => (
            <span key={picture.base} className="card-slide">
              {index < strip.loaded && (
                <Picture
                  picture={picture}
                  sizes={sizes}
                  eager={eager && index === 0}
                  {...(widest && { widest })}
                />
              )}
            </span>
          ))}
        </a>
      )}
      {last > 0 && strip.loaded > 1 && (
        <>
          <Arrow icon="left" isOff={strip.current === 0} onClick={() => strip.move(-1)} />
          <Arrow icon="right" isOff={strip.current === last} onClick={() => strip.move(1)} />
        </>
      )}
    </>
  );
}

interface ArrowProps {
  icon: 'left' | 'right';
  isOff: boolean;
  onClick(): void;
}

/** For the mouse; the keyboard's arrows do the same on the card's link, and a finger swipes. */
function Arrow({ icon, isOff, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={`card-arrow card-arrow-${icon} icon-button`}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function Count({ icon, number, of }: { icon: 'eye' | 'camera'; number: number; of: string }) {
  return (
    <span className="card-count row-inline gap-1">
      <Icon name={icon} />
      {number.toLocaleString('en-AU')}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
