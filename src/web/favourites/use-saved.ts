import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadedMe, useMe } from '#web/account/signed-in-browser.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { type Favourite, favourites } from './favourites.ts';

/** A vehicle of the list, of which the account knows no more than the id. */
export type SavedVehicle = Pick<Favourite, 'id'> & Partial<Favourite>;

type ListOwner = Pick<SiteView, 'slug' | 'savedList'>;

const unknown = () => undefined;

/**
 * The vehicles that a shopper has saved: on sites whose cards save to the account the watchlist, else the favourites of
 * this browser. Undefined until the page knows them.
 */
export function useSaved({ slug, savedList }: ListOwner): readonly SavedVehicle[] | undefined {
  const kept = useSyncExternalStore<readonly Favourite[] | undefined>(
    favourites.subscribe,
    () => favourites.entries(slug),
    unknown,
  );
  const { watchlist = [] } = useMe(slug);
  const isLoaded = useLoadedMe(slug);
  if (savedList !== 'save') return kept;
  return isLoaded ? watchlist.map((id) => ({ id })) : undefined;
}

/** Whether the page knows who is signed in. */
function useLoadedMe(site: string): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isShown = true;
    void loadedMe(site).then(() => {
      if (isShown) setLoaded(true);
    });
    return () => {
      isShown = false;
    };
  }, [site]);
  return isLoaded;
}
