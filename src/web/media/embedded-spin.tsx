import './over-pictures.css';
import './stages.css';
import { useState } from 'react';
import { MediaIcon } from './media-icon.tsx';

interface EmbeddedSpinProps {
  address: string;
  name: string;
  /** The visitor chose the spin, so it loads immediately. */
  startsImmediately: boolean;
}

/** A spin hosted on another site, shown in a frame. Nothing loads until the visitor asks for it. */
export function EmbeddedSpin({ address, name, startsImmediately }: EmbeddedSpinProps) {
  const [isStarted, setStarted] = useState(false);
  return (
    <div className="spin fill">
      {startsImmediately || isStarted ? (
        <iframe
          className="media-embed fill"
          src={address}
          title={`Spin of the ${name}`}
          // the framed page is on another origin, so allow-same-origin gives it no access to this page
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen; accelerometer; gyroscope"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className="spin-begin fill" onClick={() => setStarted(true)}>
          <span className="spin-hint veiled small touch row gap-2">
            <MediaIcon name="spin" />
            Show the spin
          </span>
        </button>
      )}
    </div>
  );
}
