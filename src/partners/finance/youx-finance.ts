import { z } from 'zod';
import {
  CUSTOMER_TIMEOUT_MS,
  type FinancePartner,
  type FinanceSite,
  QuoteRefusedError,
} from './finance-partner.ts';
import { YouxEndpoint } from './youx-endpoint.ts';

export interface YouxOptions {
  /** The address before `/quote` and `/create-customer`. */
  url: string;
  key: string;
  now?: () => number;
  quoteTimeoutMs?: number;
  customerTimeoutMs?: number;
}

/** Shorter than an application may take: a shopper looks at the form while the quote is made. */
const QUOTE_TIMEOUT_MS = 3000;

const percent = z.number().min(0).max(100);
const quoteAnswer = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  advertisedRate: percent,
  comparisonRate: percent,
});
const customerAnswer = z.object({ redirectUrl: z.string().nullish() });

/** YouX's API. Source of the payloads: specification 2, section 7. */
export function youxFinance(options: YouxOptions): FinancePartner {
  const { quoteTimeoutMs = QUOTE_TIMEOUT_MS, customerTimeoutMs = CUSTOMER_TIMEOUT_MS } = options;
  const connection = { ...options, now: options.now ?? Date.now };
  const quotes = new YouxEndpoint(connection, 'quote', quoteTimeoutMs, quoteAnswer);
  const customers = new YouxEndpoint(
    connection,
    'create-customer',
    customerTimeoutMs,
    customerAnswer,
  );
  return {
    async quote(request) {
      const answered = await quotes.post({ ...request, whoIsHelping: request.whoIsHelping ?? '' });
      if (answered.ok) return answered.answer;
      throw new QuoteRefusedError(`YouX makes no quote: ${answered.reason ?? 'no reason given'}`);
    },
    knownQuote: () => undefined,
    async createCustomer(data, additionalData, site) {
      const answered = await customers.post({ data, additionalData });
      if (!answered.ok) return { ok: false, message: answered.reason };
      const { redirectUrl } = answered.answer;
      return { ok: true, redirectUrl: redirectUrl ? listedAddress(redirectUrl, site) : undefined };
    },
  };
}

/** Shoppers take their details along, so they are sent only to hosts that the site lists. */
function listedAddress(redirectUrl: string, { partner }: FinanceSite): string {
  const url = URL.parse(redirectUrl);
  if (url?.protocol === 'https:' && partner.redirect_hosts.includes(url.host)) return url.href;
  const place = url ? `${url.protocol}//${url.host}` : 'no web address';
  throw new Error(
    `YouX sends the shopper to ${place}, which is not in the site's finance.partner.redirect_hosts`,
  );
}
