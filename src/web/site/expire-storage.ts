import { type StorageName, storageKey } from './storage-key.ts';

/** What the browser keeps about the shopper, and not merely about the page. */
const personal: readonly StorageName[] = [
  'ViewCar',
  'FavouritedCars',
  'EnquireCar',
  'User',
  'SuccessCategory',
  'SearchHistory',
  'TradeInValuation',
];
const DAY_MS = 86_400_000;

/** When an entry was last seen to change: milliseconds since 1970, and the length of its text then. */
type Seen = Partial<Record<StorageName, [at: number, length: number]>>;

/**
 * Removes what this browser has kept for a site without a change for so many days. The entries' own shapes are the
 * specification's, so their ages are noted beside them.
 */
export function expireStorage(site: string, days: number, now: number): void {
  try {
    const note = `${site}StorageAges`;
    const seen = readSeen(localStorage.getItem(note));
    const ages: Seen = {};
    for (const name of personal) {
      const text = localStorage.getItem(storageKey(site, name));
      if (text === null) continue;
      const [at, length] = seen[name] ?? [now, text.length];
      const changed = length === text.length ? at : now;
      if (now - changed > days * DAY_MS) localStorage.removeItem(storageKey(site, name));
      else ages[name] = [changed, text.length];
    }
    localStorage.setItem(note, JSON.stringify(ages));
  } catch (error) {
    console.warn('Old entries could not be removed', error);
  }
}

function readSeen(text: string | null): Seen {
  const seen: unknown = JSON.parse(text ?? '{}');
  return typeof seen === 'object' && seen !== null ? seen : {};
}
