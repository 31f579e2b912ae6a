import { feesText } from '#domain/finance/fees-text.ts';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { percentPerAnnum, percentRange } from '#domain/finance/percent-per-annum.ts';
import {
  hasSmallRepayment,
  type ShownRepayment,
  shownRepayment,
} from '#domain/finance/shown-repayment.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { type CutText, cutText } from '#domain/text/cut-text.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { ENQUIRE_FOR_FINANCE } from './finance-texts.ts';
import { ownTermsDisclaimer, quoteDisclaimer } from './finance-disclaimer-view.ts';

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
  /** The lender's conditions, or what a quote assumes. */
  disclaimer: CutText | undefined;
}

/** What a page says about financing a vehicle. */
export type FinanceTeaserView = FinanceEstimateView | typeof ENQUIRE_FOR_FINANCE;

/** The length of a collapsed disclaimer, in characters. Source: specification 1, section 2, "Result card". */
const DISCLAIMER_CUT = 197;

/**
 * The finance estimate of a vehicle: a lender's repayment, else its quote; undefined if the site or its rules show none.
 */
export function financeEstimateView(
  vehicle: CardDocument,
  { finance }: Pick<SiteSettings, 'finance'>,
  now: Date,
  terms?: OwnTerms,
): FinanceEstimateView | undefined {
  const shown = finance.enabled ? shownRepayment(vehicle, finance, now, terms) : undefined;
  return shown && estimateOf(shown, finance);
}

/** The estimate of a vehicle, or the words that stand in for one that is too small to show. */
export function financeTeaserView(
  vehicle: CardDocument,
  settings: Pick<SiteSettings, 'finance'>,
  now: Date,
  terms?: OwnTerms,
): FinanceTeaserView | undefined {
  const { finance } = settings;
  const isSmall = finance.enabled && hasSmallRepayment(vehicle, finance, now, terms);
  return isSmall ? ENQUIRE_FOR_FINANCE : financeEstimateView(vehicle, settings, now, terms);
}

/** Words a repayment for a page, with everything that must stand beside it. */
export function estimateOf(
  shown: ShownRepayment,
  finance: SiteSettings['finance'],
): FinanceEstimateView {
  const conditions = shown.isOwn
    ? [ownTermsDisclaimer, lenderConditions(shown)].filter(Boolean).join(' ')
    : shown.lender
      ? shown.lender.entry.disclaimer
      : quoteDisclaimer(finance.rate_card, '', shown.years);
  const fees = feesText(shown.establishmentFees ?? 0, shown.otherFees);
  const disclaimer = [conditions, fees].filter(Boolean).join(' ');
  return {
    repayment: showsWholeDollars(finance)
      ? dollars(Math.ceil(shown.amount))
      : dollarsAndCents(shown.amount),
    period: shown.period,
    terms: termsText(shown, finance),
    rate: percentPerAnnum(shown.interestRate),
    comparisonRate: comparisonRateText(shown, finance),
    disclaimer: disclaimer
      ? cutText(disclaimer, { at: DISCLAIMER_CUT, wholeUpTo: DISCLAIMER_CUT })
      : undefined,
  };
}

/** The lender's conditions hold who lends, so they stand beside a repayment on other terms too. */
function lenderConditions({ lender }: ShownRepayment): string | undefined {
  const conditions = lender?.entry.disclaimer;
  return conditions && `The lender’s own estimate has these conditions: ${conditions}`;
}

/** A lender that lends at several comparison rates states them all. */
function comparisonRateText(
  shown: ShownRepayment,
  { lenders }: Pick<SiteSettings['finance'], 'lenders'>,
): string {
  const range = lenders.find(
    ({ provider }) => provider === shown.lender?.provider,
  )?.comparison_rates;
  return range ? percentRange(range) : percentPerAnnum(shown.comparisonRate);
}

/** The calculator below the estimate starts with the same figure, so both are rounded or neither is. */
export function showsWholeDollars({ whole_dollars, calculator }: SiteSettings['finance']): boolean {
  return whole_dollars || (calculator.enabled && calculator.rounds_up);
}

/** `Over 5 years with Wattle Finance`, `Over 7 years, $5,000 deposit, $9,000 final payment, with Wattle` */
function termsText(shown: ShownRepayment, finance: SiteSettings['finance']): string {
  const { isOwn, deposit = 0, balloon = 0 } = shown;
  return [
    term(shown.years),
    isOwn && `${dollars(deposit)} deposit`,
    isOwn && balloon > 0 && `${dollars(balloon)} final payment`,
    lenderText(shown, finance),
  ]
    .filter(Boolean)
    .join(isOwn ? ', ' : ' ');
}

function lenderText(shown: ShownRepayment, finance: SiteSettings['finance']): string | undefined {
  const name = lenderName(shown, finance);
  return name && `with ${name}`;
}

/** The lender's name as the site shows it; undefined for a quote. */
export function lenderName(
  { lender }: Pick<ShownRepayment, 'lender'>,
  { lenders }: Pick<SiteSettings['finance'], 'lenders'>,
): string | undefined {
  const row = lenders.find(({ provider }) => provider === lender?.provider);
  return row?.name ?? lender?.provider;
}

function term(years: number | undefined): string {
  if (years === undefined) return '';
  return `Over ${years.toLocaleString('en-AU', { maximumFractionDigits: 1 })} years`;
}
