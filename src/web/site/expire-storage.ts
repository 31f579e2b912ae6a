import { personalEntries } from './forget-person.ts';
import { type StorageName, storageKey } from './storage-key.ts';

const DAY_MS = 86_400_000;

/** When each entry last changed: milliseconds since 1970, and the length of its text then. */
type Seen = Partial<Record<StorageName, [at: number, length: number]>>;

/**
 * Removes a site's personal entries from this browser if they have not changed for `days` days. The ages are stored in
 * a separate entry, because the specification fixes the entries' shapes.
 */
export function expireStorage(site: string, days: number, now: number): void {
  try {
    const agesKey = `${site}StorageAges`;
    const seen = readSeen(localStorage.getItem(agesKey));
    const ages: Seen = {};
    for (const name of personalEntries('local')) {
      const text = localStorage.getItem(storageKey(site, name));
      if (text === null) continue;
      const [at, length] = seen[name] ?? [now, text.length];
      const changed = length === text.length ? at : now;
      if (now - changed > days * DAY_MS) localStorage.removeItem(storageKey(site, name));
      else ages[name] = [changed, text.length];
    }
    localStorage.setItem(agesKey, JSON.stringify(ages));
  } catch (error) {
    console.warn('Expired entries could not be removed from browser storage', error);
  }
}

function readSeen(text: string | null): Seen {
  const seen: unknown = JSON.parse(text ?? '{}');
  return typeof seen === 'object' && seen !== null ? seen : {};
}
