import { useSyncExternalStore } from 'react';
import { favourites, type Favourite } from '#web/favourites/favourites.ts';
import { LocalList } from '#web/site/local-list.ts';

/** The ids of favourites that a visitor does not want on the watchlist. */
const declinedFavourites = new LocalList<number>({
  name: 'DeclinedFavourites',
  limit: 200,
  isEntry: (entry): entry is number => typeof entry === 'number',
});

const none: readonly Favourite[] = [];
const nothing: readonly number[] = [];

/**
 * The favourites of this browser that may be added to the watchlist; a declined one is not offered again.
 * @param watched the known ids of the vehicles on the watchlist
 */
export function useOfferedFavourites(
  site: string,
  watched: readonly number[] = nothing,
): readonly Favourite[] {
  const saved = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.entries(site),
    () => none,
  );
  const declined = useSyncExternalStore(
    declinedFavourites.subscribe,
    () => declinedFavourites.entries(site),
    () => nothing,
  );
  return saved.filter(({ id }) => !watched.includes(id) && !declined.includes(id));
}

export function declineFavourites(site: string, offered: readonly Favourite[]): void {
  const declined = declinedFavourites.entries(site);
  declinedFavourites.replace(site, [...offered.map(({ id }) => id), ...declined]);
}

/** `1 favourite`, `3 favourites`, with the word that stands for them. */
export function favouriteWords({ length }: readonly Favourite[]): [vehicles: string, them: string] {
  return length === 1 ? ['1 favourite', 'it'] : [`${length} favourites`, 'them'];
}
