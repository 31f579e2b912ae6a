import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page has been hydrated; false on the server and in the first render, which must match. What depends on it
 * renders as a transition, so that it does not delay the response to input.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
