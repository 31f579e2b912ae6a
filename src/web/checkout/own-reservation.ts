import { useSyncExternalStore } from 'react';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** A reservation holds its vehicle; a request holds nothing until the dealer confirms it. */
type Kind = 'Reservations' | 'ReservationRequests';

/** How a reservation stands that a shopper looks at. */
export interface SeenReservation {
  id: string;
  /** The slug of its vehicle. */
  vehicle: string;
  /** Undefined once it has ended. */
  kind: Kind | undefined;
}

/** Remembers a reservation in this browser until it has ended, because a cached page cannot know who made it. */
export function rememberReservation(site: string, { id, vehicle, kind }: SeenReservation): void {
  for (const one of ['Reservations', 'ReservationRequests'] as const) {
    const { [vehicle]: known, ...others } = reservationsOf(site, one);
    if (one === kind) storeRecord(site, one, { ...others, [vehicle]: id });
    else if (known === id) storeRecord(site, one, others);
  }
}

/** Returns the page of this browser's reservation of the vehicle, if there is one. */
export function useOwnReservation(site: string, vehicle: string): string | undefined {
  return useRemembered(site, 'Reservations', vehicle);
}

/** Returns the page of this browser's request to reserve the vehicle, if there is one. */
export function useOwnRequest(site: string, vehicle: string): string | undefined {
  return useRemembered(site, 'ReservationRequests', vehicle);
}

function useRemembered(site: string, kind: Kind, vehicle: string): string | undefined {
  const id = useSyncExternalStore(
    () => () => undefined,
    () => reservationsOf(site, kind)[vehicle],
    () => undefined,
  );
  return id === undefined ? undefined : reservationPath(id);
}

function reservationsOf(site: string, kind: Kind): Record<string, string> {
  return storedRecord(site, kind, (id) => typeof id === 'string');
}
