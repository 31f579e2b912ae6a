import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { termsParameters } from '#search/vehicle-search/address/search-url.ts';

/** A link to a page whose repayments follow the shopper's own terms, in place of those that it may name already. */
export function withTerms(href: string, terms: OwnTerms | undefined): string {
  if (!terms) return href;
  const url = new URL(href, 'http://site');
  for (const [name, value] of termsParameters(terms)) url.searchParams.set(name, value);
  return href.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
