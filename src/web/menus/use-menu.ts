import { useEffect, useState } from 'react';

/** What the menus showed last; they are the same on all pages of a visit. */
const loaded = new Map<string, unknown>();

/**
 * Fetches what a menu lists.
 * @param address of a route that answers with `View` as JSON
 * @returns undefined until it is there, `failed` if it could not be fetched
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the answer of the route at the address
export function useMenu<View>(address: string): View | 'failed' | undefined {
  // stored under its address
  const [view, setView] = useState(loaded.get(address) as View | 'failed' | undefined);
  useEffect(() => {
    if (loaded.has(address)) return undefined;
    const request = new AbortController();
    fetchMenu<View>(address, request.signal).then(setView, (error: unknown) => {
      if (request.signal.aborted) return;
      console.warn('What a menu lists could not be loaded', error);
      setView('failed');
    });
    return () => request.abort();
  }, [address]);
  return view;
}

async function fetchMenu<View>(address: string, signal: AbortSignal): Promise<View> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const view = (await answer.json()) as View;
  loaded.set(address, view);
  return view;
}
