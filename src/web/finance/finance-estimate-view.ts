import {
  type EligibleLender,
  eligibleLender,
  mayBeFinanced,
} from '#domain/finance/lender-eligibility.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { type CutText, cutText } from '#domain/text/cut-text.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
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
  /** The lender's own small print. */
  disclaimer: CutText | undefined;
}

/** Characters of a closed disclaimer. Source: specification 1, section 2, "Result card". */
const DISCLAIMER_CUT = 197;

/** Source: specification 1, section 9, "Finance teaser". */
const WEEKS_OF_A_MONTH = 4.33;

type FinancedVehicle = CardDocument & Pick<Vehicle, 'youxQuote'>;

/** A lender's own repayment, else the finance partner's quote; undefined where the site or its rules show none. */
export function financeEstimateView(
  vehicle: FinancedVehicle,
  { finance }: Pick<SiteSettings, 'finance'>,
  now: Date,
): FinanceEstimateView | undefined {
  if (!finance.enabled) return undefined;
  return lendersEstimate(vehicle, finance, now) ?? quotedEstimate(vehicle, finance);
}

function lendersEstimate(
  vehicle: FinancedVehicle,
  finance: SiteSettings['finance'],
  now: Date,
): FinanceEstimateView | undefined {
  const lender = eligibleLender(vehicle, finance, now);
  const payment = lender && paymentOf(lender.entry, finance.estimate_per);
  if (!lender || !payment) return undefined;
  const { entry, provider } = lender;
  const name = finance.lenders.find((row) => row.provider === provider)?.name ?? provider;
  return {
    repayment: amountIn(payment.amount, finance),
    period: payment.period,
    terms: [term(entry), `with ${name}`].filter(Boolean).join(' '),
    rate: percent(entry.interestRate),
    comparisonRate: percent(entry.comparisonRate),
    disclaimer: entry.disclaimer
      ? cutText(entry.disclaimer, { at: DISCLAIMER_CUT, wholeUpTo: DISCLAIMER_CUT })
      : undefined,
  };
}

/** Source: specification 2, section 9, "Finance": the vehicle page's quote is for five years. */
function quotedEstimate(
  vehicle: FinancedVehicle,
  finance: SiteSettings['finance'],
): FinanceEstimateView | undefined {
  const { youxQuote: quote } = vehicle;
  if (!finance.quotes || !quote || !mayBeFinanced(vehicle, finance)) return undefined;
  return {
    repayment: amountIn(
      quote.weeklyRepaymentAmount * (finance.estimate_per === 'month' ? WEEKS_OF_A_MONTH : 1),
      finance,
    ),
    period: finance.estimate_per,
    terms: 'Over 5 years',
    rate: percent(quote.advertisedRate),
    comparisonRate: percent(quote.comparisonRate),
    disclaimer: undefined,
  };
}

function amountIn(amount: number, { whole_dollars }: SiteSettings['finance']): string {
  return whole_dollars ? dollars(Math.ceil(amount)) : dollarsAndCents(amount);
}

interface Payment {
  amount: number;
  period: 'week' | 'month';
}

function paymentOf(
  { paymentWeek: week, paymentMonth: month }: EligibleLender['entry'],
  per: Payment['period'],
): Payment | undefined {
  const byMonth = month || (per === 'month' && week ? week * WEEKS_OF_A_MONTH : 0);
  if (week && per === 'week') return { amount: week, period: 'week' };
  return byMonth ? { amount: byMonth, period: 'month' } : undefined;
}

function term({ termYears, termMonths }: EligibleLender['entry']): string {
  const years = termYears ?? (termMonths === undefined ? undefined : termMonths / 12);
  if (years === undefined) return '';
  return `Over ${years.toLocaleString('en-AU', { maximumFractionDigits: 1 })} years`;
}

function percent(perAnnum: number): string {
  return `${perAnnum.toLocaleString('en-AU', { maximumFractionDigits: 2 })}% p.a.`;
}
