import './place-section.css';
import { LocationMap } from '#web/map/location-map.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import { HolidayHours } from './holiday-hours.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PlaceWebsite } from './place-website.tsx';
import { PlaceRating } from './place-rating.tsx';
import type { PlaceView } from './place-view.ts';

interface PlaceSectionProps {
  place: PlaceView;
  /** The target of the Contact Us button. */
  contact: string;
}

/** One location: picture, address, phones, hours, licences and a map on request. */
export function PlaceSection({ place, contact }: PlaceSectionProps) {
  const websites = [...(place.website ? [place.website] : []), ...place.makeWebsites];
  const hasMedia = place.picture !== undefined || place.map !== undefined;
  return (
    <div className="place stack gap-5" data-media={hasMedia || undefined}>
      {hasMedia && (
        <div className="place-media">
          {place.picture && (
            <Picture
              picture={place.picture}
              sizes="(min-width: 992px) 50vw, 100vw"
              widest={1280}
              eager
              className="place-picture photo"
            />
          )}
          {place.map && <LocationMap address={place.map} name={place.name} />}
        </div>
      )}
      <div className="place-facts stack gap-4">
        {place.rating && <PlaceRating rating={place.rating} />}
        <address className="large">
          {place.street}
          <br />
          {place.place}
        </address>
        {websites.length > 0 && (
          <ul className="stack">
            {websites.map((website) => (
              <li key={website.href}>
                <PlaceWebsite website={website} of={place.name} />
              </li>
            ))}
          </ul>
        )}
        <p className="place-actions cluster gap-3">
          <a href={contact} className="button button-action">
            Contact Us
          </a>
          <a href={place.directions} className="button button-quiet" target="_blank" rel="noopener">
            <Icon name="pin" />
            Get Directions<span className="sr-only"> to {place.name}</span>
          </a>
        </p>
        <section aria-label="Opening hours" className="place-hours">
          <OpeningHours place={place.name} departments={place.departments} />
          <HolidayHours place={place.name} holidays={place.holidays} />
        </section>
        {place.licences.length > 0 && (
          <ul className="soft small">
            {place.licences.map((licence) => (
              <li key={licence}>{licence}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
