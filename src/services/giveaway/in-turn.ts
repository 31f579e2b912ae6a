/** The last work of each key. */
const lastOf = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work of one key one after another in this process. Transactions that wait for the same row would otherwise hold
 * all connections while they wait, and other pages would get none.
 * @param owner the keys belong to it, such as a database
 */
export async function inTurn<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  const last = lastOf.get(owner) ?? new Map<string, Promise<unknown>>();
  lastOf.set(owner, last);
  // a failure is reported to its own caller
  const running = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, running);
  try {
    return await running;
  } finally {
    if (last.get(key) === running) last.delete(key);
  }
}
