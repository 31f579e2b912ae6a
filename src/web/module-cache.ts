import { use } from 'react';

interface Entry<Value> {
  promise: Promise<Value>;
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
    const { promise } = this.#entries.get(key) ?? this.#start(key, load);
    // always called, also for a loaded value: React tells the promises of a component apart by their order
    return use(promise);
  }

  /** Resolves when everything that is loading has loaded or failed. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#entries.values()].map(({ promise }) => promise));
  }

  #start(key: Key, load: () => Promise<Value>): Entry<Value> {
    const entry: Entry<Value> = { promise: load() };
    this.#entries.set(key, entry);
    entry.promise.then(
      // React marks a promise like this once it has waited for it; a marked promise does not suspend
      (value) => Object.assign(entry.promise, { status: 'fulfilled', value }),
      () => (entry.failed = true),
    );
    return entry;
  }
}
