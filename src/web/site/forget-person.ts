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

/** Removes everything that this browser stores about its shopper on a site, in this tab too. */
export function forgetPerson(site: string): void {
  try {
    for (const name of personalEntries()) {
      const storage = storageEntries[name].area === 'local' ? localStorage : sessionStorage;
      const key = storageKey(site, name);
      for (const stored of Object.keys(storage))
        if (stored === key || stored.startsWith(`${key} `)) storage.removeItem(stored);
    }
  } catch (error) {
    console.warn('The browser storage could not be cleared', error);
  }
}
