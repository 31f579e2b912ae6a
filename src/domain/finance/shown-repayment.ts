import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Fee } from './calculator.ts';
import {
  type EligibleLender,
  eligibleLender,
  type LenderSettings,
  mayBeFinanced,
} from './lender-eligibility.ts';
import { monthlyOf } from './quick-quote.ts';
import { type LoanSettings, ownLoan, type OwnTerms } from './own-terms.ts';
import { cardTerms, isOfCard, otherFeesOf } from './rate-card.ts';
import { VEHICLE_QUOTE_YEARS } from './vehicle-quote.ts';

/** The repayment that a page shows with a vehicle, and its terms. Dollars and percent per annum. */
export interface ShownRepayment {
  amount: number;
  period: 'week' | 'month';
  interestRate: number;
  comparisonRate: number;
  /**
   * From the lender's entry. A quote states only its rates: deposit and balloon come from the site's rate card, as the
   * disclaimer says; so do the fees if the quote follows from them, otherwise they are unknown.
   */
  years: number | undefined;
  deposit: number | undefined;
  balloon: number | undefined;
  establishmentFees: number | undefined;
  /** Charged besides the establishment fee. A lender that states that fee charges no others. */
  otherFees: readonly Fee[];
  /** Undefined for a quote. */
  lender: EligibleLender | undefined;
  /** Whether the deposit and the term are the shopper's. */
  isOwn?: true;
}

type RepaymentSettings = LenderSettings &
  LoanSettings & {
    estimate_per: ShownRepayment['period'];
    quotes: boolean;
  };

type FinancedVehicle = Parameters<typeof eligibleLender>[0] & Pick<Vehicle, 'youxQuote'>;

/** Dollars; a smaller weekly payment is not shown. Source: specification 2, section 9, "Finance". */
export const LEAST_WEEKLY = 25;

/**
 * Returns a lender's repayment, else the vehicle's quote; undefined if the site's rules allow neither, or if it is too
 * small to show.
 * @param terms the shopper's; a vehicle without a price keeps its lender's
 */
export function shownRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
  now: Date,
  terms?: OwnTerms,
): ShownRepayment | undefined {
  const known = knownRepayment(vehicle, settings, now, terms);
  return known && !isTooSmall(known) ? known : undefined;
}

/** Whether a vehicle may be financed at a repayment that is too small to show, so that shoppers enquire instead. */
export function hasSmallRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
  now: Date,
  terms?: OwnTerms,
): boolean {
  const known = knownRepayment(vehicle, settings, now, terms);
  return known !== undefined && isTooSmall(known);
}

function knownRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
  now: Date,
  terms: OwnTerms | undefined,
): ShownRepayment | undefined {
  const known = lenderRepayment(vehicle, settings, now) ?? quotedRepayment(vehicle, settings);
  const price = searchedPrice(vehicle);
  return known && terms && price !== undefined
    ? { ...known, ...ownLoan(known, terms, price, settings), isOwn: true }
    : known;
}

function isTooSmall({ amount, period }: ShownRepayment): boolean {
  return amount < (period === 'week' ? LEAST_WEEKLY : monthlyOf(LEAST_WEEKLY));
}

function lenderRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
  now: Date,
): ShownRepayment | undefined {
  const lender = eligibleLender(vehicle, settings, now);
  const payment = lender && paymentOf(lender.entry, settings.estimate_per);
  if (!payment) return undefined;
  const { entry } = lender;
  const { termYears, termMonths } = entry;
  return {
    ...payment,
    interestRate: entry.interestRate,
    comparisonRate: entry.comparisonRate,
    years: termYears ?? (termMonths === undefined ? undefined : termMonths / 12),
    deposit: entry.deposit,
    balloon: entry.balloon,
    establishmentFees: entry.establishmentFees,
    otherFees: [],
    lender,
  };
}

function quotedRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
): ShownRepayment | undefined {
  const { youxQuote: quote } = vehicle;
  if (!settings.quotes || !quote || !mayBeFinanced(vehicle, settings)) return undefined;
  const { estimate_per: period, rate_card: card } = settings;
  const price = searchedPrice(vehicle);
  const { weeklyRepaymentAmount: weekly } = quote;
  return {
    amount: period === 'month' ? monthlyOf(weekly) : weekly,
    period,
    interestRate: quote.advertisedRate,
    comparisonRate: quote.comparisonRate,
    years: VEHICLE_QUOTE_YEARS,
    ...(price === undefined ? { deposit: undefined, balloon: undefined } : cardTerms(card, price)),
    ...(price !== undefined && isOfCard(quote, card, price, VEHICLE_QUOTE_YEARS)
      ? { establishmentFees: card.establishment_fee, otherFees: otherFeesOf(card) }
      : { establishmentFees: undefined, otherFees: [] }),
    lender: undefined,
  };
}

function paymentOf(
  { paymentWeek: week, paymentMonth: month }: EligibleLender['entry'],
  per: ShownRepayment['period'],
): Pick<ShownRepayment, 'amount' | 'period'> | undefined {
  const byMonth = month || (per === 'month' && week ? monthlyOf(week) : 0);
  if (week && per === 'week') return { amount: week, period: 'week' };
  return byMonth ? { amount: byMonth, period: 'month' } : undefined;
}
