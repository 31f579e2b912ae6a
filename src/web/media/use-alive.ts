import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page's script has taken over; before, and on the server, a page is as it is without script. What comes
 * with it comes as a transition: a finger goes first.
 */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive;
}
