import { type FaultCode, SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SiteSearchLimits } from './search-limits.ts';

/** To mark the matches in a document takes about as long as to write so many. */
export const MARKED_DOCUMENT = 4;

/**
 * What one request may ask for, all of its queries together: far above what a widget needs, and so low that the dearest
 * request holds the process up for about a tenth of a second on 100,000 vehicles.
 */
const allowances = {
  terms: { most: 2000, code: 'invalid_search_filter', of: 'conditions and values in filters' },
  /** Conditions that look at every value, or every vehicle, there is. */
  scans: {
    most: 20,
    code: 'invalid_search_filter',
    of: 'conditions with EXISTS, IS, CONTAINS, STARTS WITH or a comparison of words',
  },
  sortTerms: { most: 20, code: 'invalid_search_sort', of: 'terms to sort by' },
  facets: { most: 200, code: 'invalid_search_facets', of: 'facets' },
  documents: {
    code: 'invalid_search_limit',
    of: `documents, of which one with marked matches counts as ${MARKED_DOCUMENT}`,
  },
} as const satisfies Record<string, { most?: number; code: FaultCode; of: string }>;

type Allowance = keyof typeof allowances;

/** What is left of it. */
export class RequestBudget {
  readonly #most: Record<Allowance, number>;
  readonly #spent = new Map<Allowance, number>();

  constructor({ maxTotalHits }: SiteSearchLimits) {
    this.#most = {
      terms: allowances.terms.most,
      scans: allowances.scans.most,
      sortTerms: allowances.sortTerms.most,
      facets: allowances.facets.most,
      documents: maxTotalHits,
    };
  }

  left(what: Allowance): number {
    return this.#most[what] - (this.#spent.get(what) ?? 0);
  }

  /** @throws {SearchFault} when there is not so much left */
  spend(what: Allowance, amount: number): void {
    if (amount > this.left(what)) {
      const { code, of } = allowances[what];
      throw new SearchFault(
        code,
        `The queries of one request may have ${this.#most[what]} ${of} at most.`,
      );
    }
    this.#spent.set(what, (this.#spent.get(what) ?? 0) + amount);
  }
}
