import { pageNumber, searchWords } from './read-address.ts';
import { paged, writeAddress } from './write-address.ts';

/** What a shopper searches for in the directory of dealerships. */
export interface DirectoryCriteria {
  /** From 1. */
  page: number;
  query?: string;
  /** Only the locations of one dealership, or those that sell one make; by slug. */
  within?: { kind: 'dealership' | 'brand'; slug: string };
}

export const wholeDirectory: DirectoryCriteria = { page: 1 };

/**
 * Parses `/dealerships`, `/dealerships/{make}?filter=brand` and `/dealerships/{dealership}`.
 * @param segment the decoded path segment after `/dealerships`
 */
export function parseDirectoryAddress(
  segment: string | undefined,
  parameters: URLSearchParams,
  isDealership: (slug: string) => boolean,
): DirectoryCriteria {
  const query = searchWords(parameters);
  const isBrand =
    segment !== undefined && (parameters.get('filter') === 'brand' || !isDealership(segment));
  return {
    page: pageNumber(parameters),
    ...(query !== undefined && { query }),
    ...(segment !== undefined && {
      within: { kind: isBrand ? 'brand' : 'dealership', slug: segment },
    }),
  };
}

export function directoryAddress({ page, query, within }: DirectoryCriteria): string {
  const path = within ? `/dealerships/${encodeURIComponent(within.slug)}` : '/dealerships';
  return writeAddress(path, [
    ...(within?.kind === 'brand' ? ([['filter', 'brand']] as const) : []),
    ...(query === undefined ? [] : ([['query', query]] as const)),
    ...paged(page),
  ]);
}
