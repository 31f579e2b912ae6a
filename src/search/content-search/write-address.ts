import type { DollarRange } from './read-address.ts';

export type Parameter = readonly [name: string, value: string];

/** The one address of a path with its parameters, in their order. */
export function writeAddress(path: string, parameters: readonly Parameter[]): string {
  const query = parameters.map(([name, value]) => `${named(name)}=${said(value)}`).join('&');
  return query ? `${path}?${query}` : path;
}

/** The order of choosing does not show. */
export function chosen(name: string, values: readonly string[]): Parameter[] {
  return [...values].sort().map((value) => [name, value]);
}

export function ranged(name: string, range: DollarRange | undefined): Parameter[] {
  return range ? [[`range[${name}]`, `${range.min ?? ''}:${range.max ?? ''}`]] : [];
}

export function paged(page: number): Parameter[] {
  return page > 1 ? [['page', String(page)]] : [];
}

// brackets, colons and commas read better as they are, and every server takes them so
function named(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function said(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
}
