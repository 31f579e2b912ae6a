import { useSyncExternalStore } from 'react';
import { reservationPath } from '#domain/reservation/reservation-path.ts';

/** Remembers a reservation in this browser, because a cached page cannot know who made it. */
export function rememberReservation(vehicle: string, id: string): void {
  try {
    localStorage.setItem(keyOf(vehicle), id);
  } catch (error) {
    console.warn('The reservation could not be remembered', error);
  }
}

/** Returns the page of this browser's reservation of the vehicle, if there is one. */
export function useOwnReservation(vehicle: string): string | undefined {
  const id = useSyncExternalStore(
    () => () => undefined,
    () => readOwnReservation(vehicle),
    () => null,
  );
  return id === null ? undefined : reservationPath(id);
}

function readOwnReservation(vehicle: string): string | null {
  try {
    return localStorage.getItem(keyOf(vehicle));
  } catch (error) {
    console.warn('The reservation could not be read', error);
    return null;
  }
}

function keyOf(vehicle: string): string {
  return `reservation of ${vehicle}`;
}
