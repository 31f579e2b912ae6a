import { type ShownRepayment, shownRepayment } from '#domain/finance/shown-repayment.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { type CutText, cutText } from '#domain/text/cut-text.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A repayment with its rates. `finance-estimate.tsx` shows it together with the warning. */
export interface FinanceEstimateView {
  /** `$99` */
  repayment: string;
  period: 'week' | 'month';
  /** `Over 5 years with Wattle Finance` */
  terms: string;
  /** `8.95% p.a.` */
  rate: string;
  comparisonRate: string;
  /** The lender's conditions. */
  disclaimer: CutText | undefined;
}

/** The length of a collapsed disclaimer, in characters. Source: specification 1, section 2, "Result card". */
const DISCLAIMER_CUT = 197;

type FinancedVehicle = CardDocument & Pick<Vehicle, 'youxQuote'>;

/**
 * The finance estimate of a vehicle: a lender's repayment, else the finance partner's quote; undefined if the site or
 * its rules show none.
 */
export function financeEstimateView(
  vehicle: FinancedVehicle,
  { finance }: Pick<SiteSettings, 'finance'>,
  now: Date,
): FinanceEstimateView | undefined {
  const shown = finance.enabled ? shownRepayment(vehicle, finance, now) : undefined;
  if (!shown) return undefined;
  const disclaimer = shown.lender?.entry.disclaimer;
  return {
    repayment: finance.whole_dollars
      ? dollars(Math.ceil(shown.amount))
      : dollarsAndCents(shown.amount),
    period: shown.period,
    terms: [term(shown.years), lenderText(shown, finance)].filter(Boolean).join(' '),
    rate: percent(shown.interestRate),
    comparisonRate: percent(shown.comparisonRate),
    disclaimer: disclaimer
      ? cutText(disclaimer, { at: DISCLAIMER_CUT, wholeUpTo: DISCLAIMER_CUT })
      : undefined,
  };
}

function lenderText(
  { lender }: ShownRepayment,
  { lenders }: SiteSettings['finance'],
): string | undefined {
  if (!lender) return undefined;
  const row = lenders.find(({ provider }) => provider === lender.provider);
  return `with ${row?.name ?? lender.provider}`;
}

function term(years: number | undefined): string {
  if (years === undefined) return '';
  return `Over ${years.toLocaleString('en-AU', { maximumFractionDigits: 1 })} years`;
}

function percent(perAnnum: number): string {
  return `${perAnnum.toLocaleString('en-AU', { maximumFractionDigits: 2 })}% p.a.`;
}
