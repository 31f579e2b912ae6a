import { type FaultCode, SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SiteSearchLimits } from './search-limits.ts';

/** Marking the matches in a document takes about as long as writing this many documents. */
export const MARKED_DOCUMENT = 4;

/**
 * What all queries of one request may ask for together: far more than a widget needs, but few enough that the most
 * expensive request blocks the process for about a tenth of a second on 100,000 vehicles.
 */
const allowances = {
  terms: { max: 2000, code: 'invalid_search_filter', of: 'conditions and values in filters' },
  /** Conditions that must look at every value or every vehicle. */
  scans: {
    max: 20,
    code: 'invalid_search_filter',
    of: 'conditions with EXISTS, IS, CONTAINS, STARTS WITH or a comparison of words',
  },
  sortTerms: { max: 20, code: 'invalid_search_sort', of: 'terms to sort by' },
  facets: { max: 200, code: 'invalid_search_facets', of: 'facets' },
  documents: {
    code: 'invalid_search_limit',
    of: `documents, of which one with marked matches counts as ${MARKED_DOCUMENT}`,
  },
} as const satisfies Record<string, { max?: number; code: FaultCode; of: string }>;

type Allowance = keyof typeof allowances;

/** Tracks what remains of a request's allowances. */
export class RequestBudget {
  readonly #max: Record<Allowance, number>;
  readonly #spent = new Map<Allowance, number>();

  constructor({ maxTotalHits }: SiteSearchLimits) {
    this.#max = {
      terms: allowances.terms.max,
      scans: allowances.scans.max,
      sortTerms: allowances.sortTerms.max,
      facets: allowances.facets.max,
      documents: maxTotalHits,
    };
  }

  left(what: Allowance): number {
    return this.#max[what] - (this.#spent.get(what) ?? 0);
  }

  /** @throws {SearchFault} if less than `amount` remains */
  spend(what: Allowance, amount: number): void {
    if (amount > this.left(what)) {
      const { code, of } = allowances[what];
      throw new SearchFault(
        code,
        `The queries of one request may have ${this.#max[what]} ${of} at most.`,
      );
    }
    this.#spent.set(what, (this.#spent.get(what) ?? 0) + amount);
  }
}
