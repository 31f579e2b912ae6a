/** Patterns of addresses by kind of page; the first match counts. */
const kinds: readonly [kind: string, address: RegExp][] = [
  ['checkout', /^\/cars\/[^/]+\/(checkout|buy-online)/],
  ['brochure', /\.pdf$/],
  ['trade-in for a vehicle', /^\/cars\/trade-in/],
  ['vehicle about something', /^\/cars\/[^/]+\?/],
  ['vehicle', /^\/cars\//],
  ['print', /^\/print/],
  ['search page', /^\/search.*page=/],
  ['filtered search', /^\/search.*\?/],
  ['search by path', /^\/search\//],
  ['list', /^\/(special-offers|models|dealerships)\?/],
  ['offer', /^\/offers\//],
  ['directory', /^\/dealerships\//],
  ['contact of a location', /^\/contact-us\//],
  ['comparison', /^\/compare/],
  ['model', /^\/\w+-[\w-]+$/],
];

/** The kind of the page at an address of a site: pages of one kind have the same links. */
export function addressKind(address: string): string {
  const kind = kinds.find(([, pattern]) => pattern.test(address))?.[0];
  return kind ?? (address.split('?')[0] || '/');
}
