import { useSyncExternalStore } from 'react';

/** Notes in this browser which vehicle the shopper has reserved: a page from a cache cannot know whose it is. */
export function noteOwnReservation(vehicle: string, id: string): void {
  try {
    localStorage.setItem(keyOf(vehicle), id);
  } catch (error) {
    console.warn('The reservation could not be noted', error);
  }
}

/** @returns the page of the shopper's own reservation of this vehicle, if this browser knows of one */
export function useOwnReservation(vehicle: string): string | undefined {
  const id = useSyncExternalStore(
    () => () => undefined,
    () => readOwnReservation(vehicle),
    () => null,
  );
  return id === null ? undefined : `/reservation/${id}`;
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
