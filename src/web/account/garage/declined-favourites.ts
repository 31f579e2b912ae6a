import { LocalList } from '#web/site/local-list.ts';

/** The ids of favourites that a visitor does not want on the watchlist. */
export const declinedFavourites = new LocalList<number>({
  name: 'DeclinedFavourites',
  limit: 200,
  isEntry: (entry): entry is number => typeof entry === 'number',
});
