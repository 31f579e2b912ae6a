/**
 * A view model that travels to the browser as one text. The router's own encoding of nested data is twice as large
 * after compression and takes several times longer to write.
 */
export interface Packed<T> {
  /**
   * JSON in which `"` and `'` are exchanged. A document escapes each double quote twice, which would make the text a
   * third longer, and a page 2 % larger after compression.
   */
  text: string;
  /** Only on the server, which renders from the object itself. It is not enumerable, so the router does not send it. */
  view?: T;
}

export function packed<T>(view: T): Packed<T> {
  return Object.defineProperty({ text: exchangeQuotes(JSON.stringify(view)) }, 'view', {
    value: view,
  });
}

/** Properties that are undefined in a view model are absent here, which reads the same. */
export function unpacked<T>({ text, view }: Pick<Packed<T>, 'text' | 'view'>): T {
  // `packed` wrote it from this very type
  return view ?? (JSON.parse(exchangeQuotes(text)) as T);
}

/** Splitting takes half as long as replacing by way of a third character. */
function exchangeQuotes(json: string): string {
  return json
    .split('"')
    .map((piece) => piece.replaceAll("'", '"'))
    .join("'");
}
