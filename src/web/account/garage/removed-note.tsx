import './garage.css';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { RemovedVehicle } from './removed-vehicle.ts';

/** Says that a vehicle was removed from the watchlist, and puts it back. The focus comes here, where its card was. */
export function RemovedNote({ removed }: { removed: RemovedVehicle | undefined }) {
  const note = useRef<HTMLElement>(null);
  const id = removed?.id;
  useEffect(() => {
    if (id !== undefined) note.current?.focus();
  }, [id]);
  if (!removed) return null;
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label="Removed"
      className="garage-removed shaded between cluster gap-3"
    >
      <p>
        <strong>{removed.name}</strong> is off your watchlist.
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="car_id" value={removed.id} />
        <button
          type="submit"
          name="go"
          value="restore"
          className="button button-quiet"
          aria-label={`Undo: put ${removed.name} back on your watchlist`}
        >
          Undo
        </button>
      </Form>
    </section>
  );
}
