import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import {
  type EligibleLender,
  eligibleLender,
  type LenderSettings,
  mayBeFinanced,
} from './lender-eligibility.ts';

/** Source: specification 1, section 9, "Finance teaser". */
const WEEKS_OF_A_MONTH = 4.33;
/** Source: specification 2, section 9, "Finance": the vehicle page's quote is for five years. */
const QUOTED_YEARS = 5;

/** The repayment that a page shows with a vehicle, and the terms it comes from. Dollars, and percent per annum. */
export interface ShownRepayment {
  amount: number;
  period: 'week' | 'month';
  interestRate: number;
  comparisonRate: number;
  /** What the lender's entry says; of a quote, only the term is known. */
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

/** A lender's own repayment, else the finance partner's quote; undefined where the rules of the site show none. */
export function shownRepayment(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
  now: Date,
): ShownRepayment | undefined {
  return ofLender(vehicle, settings, now) ?? ofQuote(vehicle, settings);
}

function ofLender(
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

function ofQuote(
  vehicle: FinancedVehicle,
  settings: RepaymentSettings,
): ShownRepayment | undefined {
  const { youxQuote: quote } = vehicle;
  if (!settings.quotes || !quote || !mayBeFinanced(vehicle, settings)) return undefined;
  const { estimate_per: period } = settings;
  return {
    amount: quote.weeklyRepaymentAmount * (period === 'month' ? WEEKS_OF_A_MONTH : 1),
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
  const byMonth = month || (per === 'month' && week ? week * WEEKS_OF_A_MONTH : 0);
  if (week && per === 'week') return { amount: week, period: 'week' };
  return byMonth ? { amount: byMonth, period: 'month' } : undefined;
}
