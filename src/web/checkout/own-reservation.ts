import { useSyncExternalStore } from 'react';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** Remembers a reservation in this browser, because a cached page cannot know who made it. */
export function rememberReservation(site: string, vehicle: string, id: string): void {
  storeRecord(site, 'Reservations', { ...reservationsOf(site), [vehicle]: id });
}

/** Returns the page of this browser's reservation of the vehicle, if there is one. */
export function useOwnReservation(site: string, vehicle: string): string | undefined {
  const id = useSyncExternalStore(
    () => () => undefined,
    () => reservationsOf(site)[vehicle],
    () => undefined,
  );
  return id === undefined ? undefined : reservationPath(id);
}

function reservationsOf(site: string): Record<string, string> {
  return storedRecord(site, 'Reservations', (id) => typeof id === 'string');
}
