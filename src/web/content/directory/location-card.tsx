import { Icon } from '#web/ui/icon.tsx';
import type { LocationCardView } from './location-card-view.ts';

export function LocationCard({ card }: { card: LocationCardView }) {
  return (
    <article className="content-card location-card">
      <div className="content-card-body">
        {card.dealership !== card.name && <p className="content-kicker">{card.dealership}</p>}
        <h3>{card.name}</h3>
        <address>
          {card.street}
          <br />
          {card.place}
        </address>
        <p className="location-phone">
          <Icon name="phone" />
          {card.phone ? (
            <a href={card.phone.href}>{card.phone.text}</a>
          ) : (
            <span>Phone not available</span>
          )}
        </p>
        {card.licences.length > 0 && (
          <ul className="disclaimer">
            {card.licences.map((licence) => (
              <li key={licence}>{licence}</li>
            ))}
          </ul>
        )}
        <p className="content-card-foot">
          <a href={card.contact} className="button button-action">
            Contact Us<span className="sr-only">: {card.name}</span>
          </a>
          <a href={card.directions} className="button button-quiet" target="_blank" rel="noopener">
            <Icon name="pin" />
            Get Directions<span className="sr-only"> to {card.name}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
