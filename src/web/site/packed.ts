/**
 * A view model on its way to the browser as one JSON text. The router's own encoding of nested data is twice as large
 * after compression and several times slower to write.
 */
export interface Packed<T> {
  json: string;
  /** On the server alone, where the page is rendered from the very object; it is not enumerable, and so not sent. */
  view?: T;
}

export function packed<T>(view: T): Packed<T> {
  return Object.defineProperty({ json: JSON.stringify(view) }, 'view', { value: view });
}

/** What is undefined in a view model is absent after the way, which reads the same. */
export function unpacked<T>({ json, view }: Pick<Packed<T>, 'json' | 'view'>): T {
  // written by `packed` from this very type
  return view ?? (JSON.parse(json) as T);
}
