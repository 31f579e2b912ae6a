import './location-map.css';
import { useEffect, useRef } from 'react';

/** An embedded map, which takes the focus. */
export function MapFrame({ address, name }: { address: string; name: string }) {
  const map = useRef<HTMLIFrameElement>(null);
  // the button that had the focus may have been replaced by the map
  useEffect(() => map.current?.focus(), []);
  return (
    <iframe
      ref={map}
      className="location-map framed row gap-2"
      src={address}
      title={`Map of ${name}`}
      // the framed page is on another origin, so allow-same-origin gives it no access to this page
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
