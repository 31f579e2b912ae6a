import './recently-viewed.css';
import '#web/ui/card/no-picture.css';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useViewedCards } from './use-viewed-cards.ts';

const SHOWN = 8;

export interface RecentlyViewedProps {
  title?: string;
  /** The vehicle of the page, which the strip leaves out. */
  vehicleId?: number;
}

/** The vehicles that this browser has viewed before, in a strip that scrolls sideways. */
export function RecentlyViewed({ title = 'Recently viewed', vehicleId }: RecentlyViewedProps) {
  const cards = useViewedCards(SHOWN, ({ id }) => id !== vehicleId);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="viewed page-width">
      <h2 id="recently-viewed">{title}</h2>
      <ul className="viewed-strip">
        {cards.map((card) => (
          <li key={card.id}>
            <a href={card.href}>
              <span className="viewed-picture">
                {card.pictures[0] ? (
                  <Picture
                    picture={{ ...card.pictures[0], alt: '' }}
                    sizes="184px"
                    widest={480}
                    className="photo"
                  />
                ) : (
                  <span className="no-picture center soft">
                    <Icon name="camera" />
                  </span>
                )}
              </span>
              <strong>{card.title}</strong>
              <span className="soft small">{card.available ? card.price.text : 'Sold'}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
