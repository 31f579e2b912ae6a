import './location-block.css';
import type { LocationView } from '#web/site/site-view.ts';
import { PhoneButton } from '#web/phone/phone-button.tsx';
import { LocationMap } from '#web/map/location-map.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface LocationBlockProps {
  location: LocationView;
  /** The address of an embedded map. */
  map: string | undefined;
}

export function LocationBlock({ location, map }: LocationBlockProps) {
  return (
    <section aria-labelledby="vehicle-map" className="location-section">
      <h2 id="vehicle-map">Where to see it</h2>
      <div className="location-block shaded pad-5 between cluster gap-5">
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
        <p className="cluster gap-3">
          {location.phone && <PhoneButton phone={location.phone} />}
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
