import { withParameters } from '#domain/finance/finance-link.ts';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { termsParameters } from '#search/vehicle-search/address/search-url.ts';

/** A link to a page whose repayments follow the shopper's own terms. */
export function withTerms(href: string, terms: OwnTerms | undefined): string {
  return terms ? withParameters(href, new URLSearchParams(termsParameters(terms))) : href;
}
