import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** A map that is fetched when it is asked for. Without script the way to it is the link to directions beside it. */
export function LocationMap({ address, name }: { address: string; name: string }) {
  const [isShown, setShown] = useState(false);
  const map = useRef<HTMLIFrameElement>(null);
  // the button that had the focus is gone
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
      // another site's page: with its own origin it reaches nothing of this one
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
