import { type StorageName, storageKey } from './storage-key.ts';

interface LocalListRules<T> {
  name: StorageName;
  /** Validates an entry: storage may hold an older version's entries, or anything a visitor put there. */
  isEntry(entry: unknown): entry is T;
  /** The maximum number of entries, so that the list fits into the browser's storage. */
  limit: number;
}

/** A list in this browser's storage, one per site. Subscribers hear of changes in this and other tabs. */
export class LocalList<T> {
  readonly #rules: LocalListRules<T>;
  readonly #listeners = new Set<() => void>();
  /** The last result, so that the same text returns the same array. */
  #read: { text: string; entries: readonly T[] } = { text: '[]', entries: [] };

  constructor(rules: LocalListRules<T>) {
    this.#rules = rules;
  }

  /** @param site the site's slug */
  entries(site: string): readonly T[] {
    try {
      const text = localStorage.getItem(storageKey(site, this.#rules.name)) ?? '[]';
      if (this.#read.text !== text) this.#read = { text, entries: this.#parsed(text) };
    } catch (error) {
      console.warn(`${this.#rules.name} could not be read from browser storage`, error);
    }
    return this.#read.entries;
  }

  /**
   * Stores the first entries up to the limit.
   *
   * @returns false if the browser could not store them
   */
  replace(site: string, entries: readonly T[]): boolean {
    const { name, limit } = this.#rules;
    try {
      localStorage.setItem(storageKey(site, name), JSON.stringify(entries.slice(0, limit)));
    } catch (error) {
      console.warn(`${name} could not be stored in the browser`, error);
      return false;
    }
    for (const listener of this.#listeners) listener();
    return true;
  }

  /**
   * Calls the listener after each change.
   *
   * @returns a function that unsubscribes it
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };

  #parsed(text: string): readonly T[] {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(this.#rules.isEntry) : [];
  }
}
