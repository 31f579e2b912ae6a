import { use } from 'react';

interface Entry<Value> {
  promise: Promise<Value>;
  /** Undefined until it is loaded. */
  value?: Value;
  failed?: boolean;
}

/** Values that are loaded on demand, once, or again after a failure: parts of pages and their scripts. */
export class ModuleCache<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();

  load(key: Key, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    return (entry && !entry.failed ? entry : this.#start(key, load)).promise;
  }

  /** The value; suspends the component that calls it until the value is loaded. */
  use(key: Key, load: () => Promise<Value>): Value {
    const entry = this.#entries.get(key) ?? this.#start(key, load);
    return entry.value ?? use(entry.promise);
  }

  /** Resolves when everything that is loading has loaded or failed. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#entries.values()].map(({ promise }) => promise));
  }

  #start(key: Key, load: () => Promise<Value>): Entry<Value> {
    const entry: Entry<Value> = { promise: load() };
    this.#entries.set(key, entry);
    entry.promise.then(
      (value) => (entry.value = value),
      () => (entry.failed = true),
    );
    return entry;
  }
}
