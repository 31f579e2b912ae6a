import './frame-hours.css';
import { useSyncExternalStore } from 'react';
import type { OpenNow as OpenNowView } from '#web/site/hours-of-location.ts';

const MINUTE_MS = 60_000;

/** Whether the dealer is open. It disappears when it stops being true, as in a tab that stays open overnight. */
export function OpenNow({ openNow }: { openNow: OpenNowView }) {
  const isOver = useSyncExternalStore(
    subscribe,
    () => Date.now() >= openNow.until,
    () => false,
  );
  return (
    <span className="open-now" data-over={isOver || undefined}>
      {openNow.text}
    </span>
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
