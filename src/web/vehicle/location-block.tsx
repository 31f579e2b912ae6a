import type { LocationView } from '#web/site/site-view.ts';
import { LocationMap } from '#web/map/location-map.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface LocationBlockProps {
  location: LocationView;
  /** The address of a map of it. */
  map: string | undefined;
}

export function LocationBlock({ location, map }: LocationBlockProps) {
  return (
    <section aria-labelledby="vehicle-map">
      <h2 id="vehicle-map">Where to see it</h2>
      <div className="location-block">
        <address>
          <strong>{location.name}</strong>
          <br />
          {location.street}
          <br />
          {location.place}
          {location.licence && (
            <>
              <br />
              <small>{location.licence}</small>
            </>
          )}
        </address>
        <p className="location-links">
          {location.phone && (
            <a href={location.phone.href} className="button button-quiet">
              <Icon name="phone" />
              {location.phone.text}
            </a>
          )}
          <a
            href={location.directions}
            className="button button-quiet"
            target="_blank"
            rel="noopener"
          >
            <Icon name="pin" />
            Get Directions
          </a>
        </p>
      </div>
      {map && <LocationMap address={map} name={location.name} />}
    </section>
  );
}
