/**
 * A view model that travels to the browser as one JSON text. The router's own encoding of nested data is twice as large
 * after compression and takes several times longer to write.
 */
export interface Packed<T> {
  json: string;
  /** Only on the server, which renders from the object itself. It is not enumerable, so the router does not send it. */
  view?: T;
}

export function packed<T>(view: T): Packed<T> {
  return Object.defineProperty({ json: JSON.stringify(view) }, 'view', { value: view });
}

/** Properties that are undefined in a view model are absent here, which reads the same. */
export function unpacked<T>({ json, view }: Pick<Packed<T>, 'json' | 'view'>): T {
  // `packed` wrote it from this very type
  return view ?? (JSON.parse(json) as T);
}
