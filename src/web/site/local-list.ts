import { type StorageName, storageKey } from './storage-key.ts';

interface LocalListRules<T> {
  name: StorageName;
  /** The storage can hold anything: an older version's entries, or what a visitor put there. */
  isEntry(entry: unknown): entry is T;
  /** More than anybody needs, and little enough for the browser's storage. */
  limit: number;
}

/** A list that this browser keeps for a site, and that the page follows when this tab or another one changes it. */
export class LocalList<T> {
  readonly #rules: LocalListRules<T>;
  readonly #listeners = new Set<() => void>();
  /** What was read last, so that the same text gives the same list. */
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
      console.warn(`${this.#rules.name} could not be read`, error);
    }
    return this.#read.entries;
  }

  /** Keeps the first entries up to the limit. @returns whether the browser took them */
  replace(site: string, entries: readonly T[]): boolean {
    const { name, limit } = this.#rules;
    try {
      localStorage.setItem(storageKey(site, name), JSON.stringify(entries.slice(0, limit)));
    } catch (error) {
      console.warn(`${name} could not be kept`, error);
      return false;
    }
    for (const listener of this.#listeners) listener();
    return true;
  }

  /** @returns what ends it */
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };

  #parsed(text: string): readonly T[] {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(this.#rules.isEntry) : [];
  }
}
