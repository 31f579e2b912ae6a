interface StorageEntry {
  /** `session` belongs to one tab and ends with it. */
  area: 'local' | 'session';
  /** Whether it is about the shopper, so that it expires, and is removed when the shopper signs out or is deleted. */
  isPersonal: boolean;
}

/**
 * Everything that a site stores in the browser under its slug. Entries that are documented: specification 1, section 9,
 * and 2, section 9, "Local storage".
 */
export const storageEntries = {
  ViewCar: { area: 'local', isPersonal: true },
  FavouritedCars: { area: 'local', isPersonal: true },
  EnquireCar: { area: 'local', isPersonal: true },
  User: { area: 'local', isPersonal: true },
  popupVisibility: { area: 'local', isPersonal: false },
  SuccessCategory: { area: 'local', isPersonal: true },
  SearchHistory: { area: 'local', isPersonal: true },
  TradeInValuation: { area: 'local', isPersonal: true },
  SignedIn: { area: 'local', isPersonal: false },
  DeclinedFavourites: { area: 'local', isPersonal: true },
  DismissedAnnouncements: { area: 'local', isPersonal: false },
  /** The keys of forms that were sent and have not succeeded. */
  Submissions: { area: 'local', isPersonal: true },
  /** The reservations made in this browser, by vehicle. */
  Reservations: { area: 'local', isPersonal: true },
  /** The requests to reserve made in this browser, by vehicle. */
  ReservationRequests: { area: 'local', isPersonal: true },
  /** When somebody signed out or was deleted, for the other tabs: milliseconds since 1970. */
  Forgotten: { area: 'local', isPersonal: false },
  /** The last `Forgotten` after which this tab was cleared. */
  ClearedAfter: { area: 'session', isPersonal: false },
  /** The page of a cleared tab, which was loaded again without its person. */
  PageOfForgotten: { area: 'session', isPersonal: true },
  /** What was typed into forms that have not succeeded. */
  FormDrafts: { area: 'session', isPersonal: true },
  /** The vehicles that were counted as viewed. */
  Seen: { area: 'session', isPersonal: true },
  /** The form that the next page confirms. */
  PendingLead: { area: 'session', isPersonal: true },
  /** The vehicle that the shopper signs in to save. */
  PendingSave: { area: 'session', isPersonal: true },
  /** The deposit and term of the page that the shopper comes from. */
  OwnTerms: { area: 'session', isPersonal: true },
  /** The screens of a form in steps; one entry for each page and each entry of its history. */
  StepProgress: { area: 'session', isPersonal: true },
} as const satisfies Record<string, StorageEntry>;

/** The name of an entry in the browser's storage. */
export type StorageName = keyof typeof storageEntries;

/**
 * The storage key of a site's entry. A longer key that begins with it and a space belongs to the same entry.
 *
 * @param site the site's slug; for a valuation, its id
 */
export function storageKey(site: string, name: StorageName): string {
  return site + name;
}
