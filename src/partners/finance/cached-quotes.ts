import { LRUCache } from 'lru-cache';
import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { type FinancePartner, type FinanceSite, QuoteRefusedError } from './finance-partner.ts';

const TTL_MS = 600_000;
const MAX_CACHED = 20_000;

type Answer = QuickQuote | QuoteRefusedError;

/**
 * Remembers a partner's quotes and refusals for ten minutes, by vehicle, price, term and score, so that a busy page does
 * not ask for each visitor; simultaneous requests share one. Failures are not remembered, and a request that names a
 * salesperson always reaches the partner. For partners that quote the same on every site.
 */
export function cachedQuotes(partner: FinancePartner): FinancePartner {
  const cache = new LRUCache<string, Answer, { request: QuoteRequest; site: FinanceSite }>({
    max: MAX_CACHED,
    ttl: TTL_MS,
    fetchMethod: (_key, _stale, { context: { request, site } }) =>
      partner.quote(request, site).catch(refusalAsAnswer),
  });
  return {
    async quote(request, site) {
      if (request.whoIsHelping) return partner.quote(request, site);
      const answer = await cache.forceFetch(keyOf(request), { context: { request, site } });
      if (answer instanceof QuoteRefusedError) throw answer;
      return answer;
    },
    knownQuote(request) {
      const answer = request.whoIsHelping ? undefined : cache.get(keyOf(request));
      return answer instanceof QuoteRefusedError ? 'none' : answer;
    },
    createCustomer: (...given) => partner.createCustomer(...given),
  };
}

/** Makes a refusal an answer that can be cached. @throws any other error */
function refusalAsAnswer(error: unknown): QuoteRefusedError {
  if (error instanceof QuoteRefusedError) return error;
  throw error;
}

function keyOf(request: QuoteRequest): string {
  const { selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic } = request;
  return JSON.stringify([selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic]);
}
