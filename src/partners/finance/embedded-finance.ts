import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { cardQuote } from '#domain/finance/rate-card.ts';
import { type FinancePartner, type FinanceSite, QuoteRefusedError } from './finance-partner.ts';

/** Source: specification 2, section 2, "Finance and lead routes". */
const SUCCESS_PATH = '/success';

/**
 * Quotes from the site's rate card, for installations without a finance partner. Applications need nothing else: the
 * lead tells the dealer, and the shopper sees the site's confirmation.
 */
export function embeddedFinance(now: () => Date): FinancePartner {
  const quoteBy = ({ rate_card }: FinanceSite, request: QuoteRequest): QuickQuote | undefined =>
    cardQuote(rate_card, request, now().getUTCFullYear());
  return {
    knownQuote: (request, site) => quoteBy(site, request) ?? 'none',
    async quote(request, site) {
      const quote = quoteBy(site, request);
      if (quote) return quote;
      const { selfAssessedCreditScore: score, year = 'unknown year' } = request;
      throw new QuoteRefusedError(`The rate card has no row for ${score} and a vehicle of ${year}`);
    },
    async createCustomer() {
      return { ok: true, redirectUrl: SUCCESS_PATH };
    },
  };
}
