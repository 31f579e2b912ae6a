import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import {
  type EligibleLender,
  eligibleLender,
  type LenderSettings,
  mayBeFinanced,
} from './lender-eligibility.ts';
import { monthlyOf } from './quick-quote.ts';

/** The vehicle page's quote is for five years. Source: specification 2, section 9, "Finance". */
const QUOTED_YEARS = 5;

/** The repayment that a page shows with a vehicle, and its terms. Dollars and percent per annum. */
export interface ShownRepayment {
  amount: number;
  period: 'week' | 'month';
  interestRate: number;
  comparisonRate: number;
  /** From the lender's entry; a quote states only the term. */
  years: number | undefined;
  deposit: number | undefined;
  balloon: number | undefined;
  establishmentFees: number | undefined;
  /** Undefined for the finance partner's quote. */
  lender: EligibleLender | undefined;
}

interface RepaymentSettings extends LenderSettings {
  estimate_per: ShownRepayment['period'];
  quotes: boolean;
}

type FinancedVehicle = Parameters<typeof eligibleLender>[0] & Pick<Vehicle, 'youxQuote'>;

/** Returns a lender's repayment, else the finance partner's quote, else undefined if the site's rules allow neither. */
export function shownRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
  now: Date,
): ShownRepayment | undefined {
  return lenderRepayment(vehicle, settings, now) ?? quotedRepayment(vehicle, settings);
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
    lender,
  };
}

function quotedRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
): ShownRepayment | undefined {
  const { youxQuote: quote } = vehicle;
  if (!settings.quotes || !quote || !mayBeFinanced(vehicle, settings)) return undefined;
  const { estimate_per: period } = settings;
  const { weeklyRepaymentAmount: weekly } = quote;
  return {
    amount: period === 'month' ? monthlyOf(weekly) : weekly,
    period,
    interestRate: quote.advertisedRate,
    comparisonRate: quote.comparisonRate,
    years: QUOTED_YEARS,
    deposit: undefined,
    balloon: undefined,
    establishmentFees: undefined,
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
