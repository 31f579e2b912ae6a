import { useSyncExternalStore } from 'react';

/** Whether the page's script has taken over; before, and on the server, a page is as it is without script. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
