import './location-map.css';
import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { MapFrame } from './map-frame.tsx';

/** A map that loads on request. Without script, visitors use the link to directions beside it. */
export function LocationMap({ address, name }: { address: string; name: string }) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <MapFrame address={address} name={name} />
  ) : (
    <MapRequest onRequest={() => setShown(true)} />
  );
}

/** The button that stands in for a map, because maps come from other companies. */
export function MapRequest({ onRequest }: { onRequest(): void }) {
  return (
    <button
      type="button"
      className="location-map framed row gap-2 location-map-ask needs-script"
      onClick={onRequest}
    >
      <Icon name="pin" />
      Show the map
    </button>
  );
}
