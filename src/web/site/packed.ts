/**
 * A view model on its way to the browser as one JSON text. The router's own encoding of nested data is twice as large
 * after compression and several times slower to write.
 */
export interface Packed<T> {
  json: string;
  /** Never there: it only carries the type. */
  type?: T;
}

export function packed<T>(view: T): Packed<T> {
  return { json: JSON.stringify(view) };
}

/** What is undefined in a view model is absent after the way, which reads the same. */
export function unpacked<T>({ json }: Pick<Packed<T>, 'json' | 'type'>): T {
  // written by `packed` from this very type
  return JSON.parse(json) as T;
}
