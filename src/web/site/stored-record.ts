import { storageEntries, storageKey, type StorageName } from './storage-key.ts';

/**
 * Reads an entry that holds a record; an empty one if there is none, or if storage is not available.
 * @param isItem validates an item: storage may hold an older version's, or anything a visitor put there
 */
export function storedRecord<Item>(
  site: string,
  name: StorageName,
  isItem: (item: unknown) => item is Item,
): Record<string, Item> {
  try {
    const stored: unknown = JSON.parse(areaOf(name).getItem(storageKey(site, name)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, item]) => (isItem(item) ? [[key, item]] : [])),
    );
  } catch (error) {
    console.warn(`${name} could not be read from browser storage`, error);
    return {};
  }
}

/** Stores a record; an empty one removes the entry. */
export function storeRecord(
  site: string,
  name: StorageName,
  record: Record<string, unknown>,
): void {
  try {
    const key = storageKey(site, name);
    if (Object.keys(record).length === 0) areaOf(name).removeItem(key);
    else areaOf(name).setItem(key, JSON.stringify(record));
  } catch (error) {
    console.warn(`${name} could not be stored in the browser`, error);
  }
}

function areaOf(name: StorageName): Storage {
  return storageEntries[name].area === 'local' ? localStorage : sessionStorage;
}
