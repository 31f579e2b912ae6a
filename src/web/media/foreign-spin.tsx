import { useState } from 'react';
import { MediaIcon } from './media-icon.tsx';

interface ForeignSpinProps {
  address: string;
  name: string;
  /** Chosen by the visitor: shown at once. */
  isAsked: boolean;
}

/** A spin that another's page shows, in a frame; nothing of it is loaded before it is asked for. */
export function ForeignSpin({ address, name, isAsked }: ForeignSpinProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="spin">
      {isAsked || isWanted ? (
        <iframe
          className="media-embed"
          src={address}
          title={`Spin of the ${name}`}
          // another site's page: its own origin is none of ours
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen; accelerometer; gyroscope"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className="spin-begin" onClick={() => setWanted(true)}>
          <span className="spin-hint">
            <MediaIcon name="spin" />
            Show the spin
          </span>
        </button>
      )}
    </div>
  );
}
