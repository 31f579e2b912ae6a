import { storageKey } from '#web/site/storage-key.ts';

/** The number of dismissed announcements remembered per site. */
const LIMIT = 20;

/** The name of the entry in the browser's storage: a JSON list of keys, most recent first. */
export function entryOf(site: string): string {
  return storageKey(site, 'DismissedAnnouncements');
}

/** The stored list as text; empty in a browser without storage, which shows all announcements. */
export function storedDismissals(site: string): string {
  try {
    return localStorage.getItem(entryOf(site)) ?? '';
  } catch {
    return '';
  }
}

/** The keys in a stored list; none if the text was not written here. */
export function dismissedKeys(stored: string): string[] {
  try {
    const keys: unknown = JSON.parse(stored || '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function recordDismissed(site: string, key: string): void {
  const others = dismissedKeys(storedDismissals(site)).filter((other) => other !== key);
  try {
    localStorage.setItem(entryOf(site), JSON.stringify([key, ...others].slice(0, LIMIT)));
  } catch (error) {
    console.warn(
      'The browser could not store that the announcement was dismissed; it will be shown again',
      error,
    );
  }
}
