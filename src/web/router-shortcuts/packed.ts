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

const doubleQuote = '"'.charCodeAt(0);
const singleQuote = "'".charCodeAt(0);
const decoder = new TextDecoder('utf-16le');

/** Works on codes, which takes a quarter of the time of replacing texts. JSON has no lone surrogates. */
function exchangeQuotes(json: string): string {
  const codes = new Uint16Array(json.length);
  for (let at = 0; at < codes.length; at += 1) {
    const code = json.charCodeAt(at);
    codes[at] = code === doubleQuote ? singleQuote : code === singleQuote ? doubleQuote : code;
  }
  return decoder.decode(codes);
}
