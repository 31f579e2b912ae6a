import './location-map.css';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** A map that loads on request. Without script, visitors use the link to directions beside it. */
export function LocationMap({ address, name }: { address: string; name: string }) {
  const [isShown, setShown] = useState(false);
  const map = useRef<HTMLIFrameElement>(null);
  // the button that had the focus has been replaced by the map
  useEffect(() => {
    if (isShown) map.current?.focus();
  }, [isShown]);
  if (!isShown) {
    return (
      <button
        type="button"
        className="location-map location-map-ask needs-script"
        onClick={() => setShown(true)}
      >
        <Icon name="pin" />
        Show the map
      </button>
    );
  }
  return (
    <iframe
      ref={map}
      className="location-map"
      src={address}
      title={`Map of ${name}`}
      // the framed page is on another origin, so allow-same-origin gives it no access to this page
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
