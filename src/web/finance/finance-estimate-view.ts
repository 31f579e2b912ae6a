import { disclaimerCut } from '#domain/finance/disclaimer-cut.ts';
import { type EligibleLender, eligibleLender } from '#domain/finance/lender-eligibility.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A lender's repayment with its rates; `finance-estimate.tsx` shows it with the warning, in one piece. */
export interface FinanceEstimateView {
  /** `$99` */
  repayment: string;
  period: 'week' | 'month';
  /** `Over 5 years with Wattle Finance` */
  terms: string;
  /** `8.95% p.a.` */
  rate: string;
  comparisonRate: string;
  /** The lender's own small print: what is always seen, and the rest. */
  disclaimer: { seen: string; rest: string } | undefined;
}

/** Undefined where the site, or the lender's row of the eligibility table, shows none. */
export function financeEstimateView(
  vehicle: CardDocument,
  { finance }: Pick<SiteSettings, 'finance'>,
  now: Date,
): FinanceEstimateView | undefined {
  if (!finance.enabled) return undefined;
  const lender = eligibleLender(vehicle, finance, now);
  const payment = lender && paymentOf(lender.entry);
  if (!lender || !payment) return undefined;
  const { entry, provider } = lender;
  const name = finance.lenders.find((row) => row.provider === provider)?.name ?? provider;
  return {
    repayment: finance.whole_dollars
      ? dollars(Math.ceil(payment.amount))
      : dollarsAndCents(payment.amount),
    period: payment.period,
    terms: [term(entry), `with ${name}`].filter(Boolean).join(' '),
    rate: percent(entry.interestRate),
    comparisonRate: percent(entry.comparisonRate),
    disclaimer: entry.disclaimer ? disclaimerCut(entry.disclaimer) : undefined,
  };
}

function paymentOf(
  entry: EligibleLender['entry'],
): { amount: number; period: 'week' | 'month' } | undefined {
  if (entry.paymentWeek) return { amount: entry.paymentWeek, period: 'week' };
  return entry.paymentMonth ? { amount: entry.paymentMonth, period: 'month' } : undefined;
}

function term({ termYears, termMonths }: EligibleLender['entry']): string {
  const years = termYears ?? (termMonths === undefined ? undefined : termMonths / 12);
  if (years === undefined) return '';
  return `Over ${years.toLocaleString('en-AU', { maximumFractionDigits: 1 })} years`;
}

function percent(perAnnum: number): string {
  return `${perAnnum.toLocaleString('en-AU', { maximumFractionDigits: 2 })}% p.a.`;
}
