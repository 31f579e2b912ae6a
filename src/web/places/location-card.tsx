import '#web/content/content-page.css';
import '#web/content/content-card.css';
import './location-card.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { HolidayHours } from './holiday-hours.tsx';
import type { LocationCardView } from './location-card-view.ts';
import { OpeningHours } from './opening-hours.tsx';
import { PlaceWebsite } from './place-website.tsx';
import { PlaceRating } from './place-rating.tsx';

interface LocationCardProps {
  card: LocationCardView;
  /** `3.2 km away` */
  distance?: string | undefined;
  /** Another way to see the place. */
  children?: ReactNode;
}

/** A location with its phone, hours, licences and the ways to reach it. */
export function LocationCard({ card, distance, children }: LocationCardProps) {
  return (
    <article className="content-card framed column location-card">
      <div className="content-card-body pad-4 column">
        {card.dealership !== card.name && <p className="content-kicker">{card.dealership}</p>}
        <h3>
          <a href={card.page}>{card.name}</a>
        </h3>
        {card.rating && <PlaceRating rating={card.rating} />}
        <address>
          {card.street}
          <br />
          {card.place}
        </address>
        {card.website && <PlaceWebsite website={card.website} of={card.name} />}
        {distance !== undefined && <p className="location-distance">{distance}</p>}
        {children}
        <OpeningHours place={card.name} departments={card.departments} />
        <HolidayHours place={card.name} holidays={card.holidays} />
        {card.licences.length > 0 && (
          <ul className="soft small">
            {card.licences.map((licence) => (
              <li key={licence}>{licence}</li>
            ))}
          </ul>
        )}
        <p className="content-card-foot cluster gap-3">
          <a href={`${card.page}#enquire`} className="button button-quiet">
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
