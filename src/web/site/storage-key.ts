/** Names of entries in the browser's storage. Source: specification 1, section 9, and 2, section 9, "Local storage". */
export type StorageName =
  | 'ViewCar'
  | 'FavouritedCars'
  | 'EnquireCar'
  | 'User'
  | 'popupVisibility'
  | 'SuccessCategory'
  | 'SearchHistory'
  | 'TradeInValuation'
  | 'SignedIn'
  | 'DeclinedFavourites'
  | 'DismissedAnnouncements';

/**
 * The storage key of a site's entry.
 *
 * @param site the site's slug; for a valuation, its id
 */
export function storageKey(site: string, name: StorageName): string {
  return site + name;
}
