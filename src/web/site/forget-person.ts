import { pagesKey, parametersKey } from '#web/visit/visit-record.ts';
import { storageEntries, storageKey, type StorageName } from './storage-key.ts';

/** The names of the entries about the shopper. */
export function personalEntries(area?: 'local' | 'session'): StorageName[] {
  // the keys of the table
  const names = Object.keys(storageEntries) as StorageName[];
  return names.filter((name) => {
    const entry = storageEntries[name];
    return entry.isPersonal && (area === undefined || entry.area === area);
  });
}

/**
 * Removes everything that this browser stores about its shopper on a site, and tells the other tabs to do the same.
 *
 * @param now milliseconds since 1970
 */
export function forgetPerson(site: string, now: number): void {
  clear(() => {
    removeEntries(site, 'local');
    localStorage.removeItem(storageKey(site, 'SignedIn'));
    localStorage.setItem(storageKey(site, 'Forgotten'), String(now));
  });
  clearTab(site);
}

/** The time of the last `forgetPerson` on a site, as stored; undefined if there was none. */
export function lastForgotten(site: string): string | undefined {
  try {
    return localStorage.getItem(storageKey(site, 'Forgotten')) ?? undefined;
  } catch {
    // without storage there is nothing to forget
    return undefined;
  }
}

/** Whether this tab was not cleared after the last `forgetPerson`, which another tab may have run. */
export function isStale(site: string): boolean {
  const forgotten = lastForgotten(site);
  return forgotten !== undefined && forgotten !== clearedAfter(site);
}

/** Whether the tab was cleared since it was opened. */
export function wasCleared(site: string): boolean {
  return clearedAfter(site) !== undefined;
}

/** Removes what this tab stores about its shopper on a site. */
export function clearTab(site: string): void {
  clear(() => {
    removeEntries(site, 'session');
    for (const key of [pagesKey, parametersKey]) sessionStorage.removeItem(key);
    sessionStorage.setItem(storageKey(site, 'ClearedAfter'), lastForgotten(site) ?? '');
  });
}

/** Clears a tab, and remembers the page that it is about to reload, which is not a visit of the next person. */
export function clearTabAt(site: string, address: string): void {
  clearTab(site);
  clear(() => sessionStorage.setItem(storageKey(site, 'PageOfForgotten'), address));
}

/** Whether the tab still shows the page at which it was cleared. */
export function isPageOfForgotten(site: string, address: string): boolean {
  const key = storageKey(site, 'PageOfForgotten');
  try {
    if (sessionStorage.getItem(key) === address) return true;
    sessionStorage.removeItem(key);
  } catch {
    // without storage no tab was cleared
  }
  return false;
}

function clearedAfter(site: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(site, 'ClearedAfter')) ?? undefined;
  } catch {
    return undefined;
  }
}

function removeEntries(site: string, area: 'local' | 'session'): void {
  const storage = area === 'local' ? localStorage : sessionStorage;
  for (const name of personalEntries(area)) {
    const key = storageKey(site, name);
    for (const stored of Object.keys(storage))
      if (stored === key || stored.startsWith(`${key} `)) storage.removeItem(stored);
  }
}

function clear(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    console.warn('The browser storage could not be cleared', error);
  }
}
