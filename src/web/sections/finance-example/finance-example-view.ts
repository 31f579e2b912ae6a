import { monthlyOf } from '#domain/finance/quick-quote.ts';
import { cardQuote, cardTerms, otherFeesOf } from '#domain/finance/rate-card.ts';
import { dollars } from '#domain/price/dollars.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { estimateOf, type FinanceEstimateView } from '#web/finance/finance-estimate-view.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface FinanceExampleView {
  title: string;
  text: string | undefined;
  /** `$20,000` */
  price: string;
  estimate: FinanceEstimateView;
  links: readonly LinkView[];
}

/**
 * The repayment of a price by the site's rate card, at the rate for the oldest vehicles, so that no vehicle costs more.
 * @returns undefined for a site without finance, or one that makes no quotes
 */
export function financeExampleView(
  { title, text, price, years, links }: SectionContent<'finance-example'>,
  { site, now }: Pick<RequestServices, 'site' | 'now'>,
): FinanceExampleView | undefined {
  const { finance } = site.settings;
  const { rate_card: card, estimate_per: period } = finance;
  const request = {
    purchasePrice: price,
    loanTerm: years,
    selfAssessedCreditScore: 'GREAT',
    whoIsHelping: '',
  } as const;
  const quote =
    finance.enabled && finance.quotes ? cardQuote(card, request, now.getUTCFullYear()) : undefined;
  if (!quote) return undefined;
  const { weeklyRepaymentAmount: weekly, advertisedRate, comparisonRate } = quote;
  return {
    title,
    text,
    price: dollars(price),
    estimate: estimateOf(
      {
        amount: period === 'month' ? monthlyOf(weekly) : weekly,
        period,
        interestRate: advertisedRate,
        comparisonRate,
        years,
        ...cardTerms(card, price),
        establishmentFees: card.establishment_fee,
        otherFees: otherFeesOf(card),
        lender: undefined,
      },
      finance,
    ),
    links,
  };
}
