import { LRUCache } from 'lru-cache';
import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import type { FinancePartner, FinanceSite } from './finance-partner.ts';

const TTL_MS = 600_000;
const MAX_CACHED = 20_000;

/**
 * Remembers a partner's quotes for ten minutes, by vehicle, price, term and score, so that a busy page does not ask for
 * each visitor; simultaneous requests share one. Failures are not remembered, and a request that names a salesperson
 * always reaches the partner. For partners whose quotes do not depend on the site.
 */
export function cachedQuotes(partner: FinancePartner): FinancePartner {
  const cache = new LRUCache<string, QuickQuote, { request: QuoteRequest; site: FinanceSite }>({
    max: MAX_CACHED,
    ttl: TTL_MS,
    fetchMethod: (_key, _stale, { context: { request, site } }) => partner.quote(request, site),
  });
  return {
    async quote(request, site) {
      if (request.whoIsHelping) return partner.quote(request, site);
      return cache.forceFetch(keyOf(request), { context: { request, site } });
    },
    createCustomer: (...given) => partner.createCustomer(...given),
  };
}

function keyOf(request: QuoteRequest): string {
  const { selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic } = request;
  return JSON.stringify([selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic]);
}
