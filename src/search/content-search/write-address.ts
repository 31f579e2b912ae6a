import type { DollarRange } from './read-address.ts';

export type Parameter = readonly [name: string, value: string];

/** Writes a path and its parameters, in the order given. */
export function writeAddress(path: string, parameters: readonly Parameter[]): string {
  const query = parameters
    .map(([name, value]) => `${encodeName(name)}=${encodeValue(value)}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** Sorts the values, so that the address does not depend on the order of choosing. */
export function chosen(name: string, values: readonly string[]): Parameter[] {
  return [...values].sort().map((value) => [name, value]);
}

export function ranged(name: string, range: DollarRange | undefined): Parameter[] {
  return range ? [[`range[${name}]`, `${range.min ?? ''}:${range.max ?? ''}`]] : [];
}

export function paged(page: number): Parameter[] {
  return page > 1 ? [['page', String(page)]] : [];
}

// servers accept literal brackets, colons and commas, which are easier to read
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function encodeValue(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
}
