import '#web/enquiry/form/fields/field-notes.css';
import './locator.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { locatorAddress } from './locator-address.ts';

/** Milliseconds to wait for the position. */
const TIMEOUT_MS = 10_000;

/** A position of the last minutes is good enough to find a location. */
const MAX_AGE_MS = 300_000;

/** Asks the browser for the shopper's position, and sorts the locations by their distance from it. */
export function PositionButton() {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  function ask(): void {
    if (state === 'asking') return;
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: long } }) => {
        setState('idle');
        void navigate(locatorAddress({ near: { lat, long }, page: 1 }));
      },
      () => setState('failed'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return (
    <div className="locator-position cluster gap-3 needs-script">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={state === 'asking'}
        onClick={ask}
      >
        <Icon name="pin" />
        {state === 'asking' ? 'Finding you...' : 'Use my position'}
      </button>
      <output className="field-fault">
        {state === 'failed' && 'Your position is not available. Please enter your postcode.'}
      </output>
    </div>
  );
}
