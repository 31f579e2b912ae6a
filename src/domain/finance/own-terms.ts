import { type CalculatorSettings, type Fee, nearestTerm, totalFees } from './calculator.ts';
import { cardTerms, otherFeesOf, type RateCard } from './rate-card.ts';
import { repayment } from './repayment.ts';

/** The deposit and the term that a shopper has chosen, in place of a lender's. Absent ones are the site's usual ones. */
export interface OwnTerms {
  /** Whole dollars, a trade-in included. */
  deposit?: number;
  years?: number;
}

/** Dollars; the calculator's limit too. */
export const MAX_DEPOSIT = 250_000;

/** What a site charges where a vehicle's figures don't say. */
export interface LoanSettings {
  calculator: Pick<CalculatorSettings, 'years' | 'establishment_fees' | 'other_fees'>;
  lenders: readonly { provider: string; calculator: { establishment_fees?: number | undefined } }[];
  rate_card: RateCard;
}

/** What a vehicle's lender or quote says about its loan; dollars and percent per annum. */
export interface VehicleLoan {
  period: 'week' | 'month';
  interestRate: number;
  /** Paid with the last repayment. */
  balloon: number | undefined;
  establishmentFees: number | undefined;
  otherFees: readonly Fee[];
  /** Undefined for a quote. */
  lender: { provider: string } | undefined;
}

/** The parts of a repayment that follow from the shopper's terms. */
interface OwnLoan {
  /** Dollars per period. */
  amount: number;
  deposit: number;
  years: number;
  establishmentFees: number;
  otherFees: readonly Fee[];
}

/**
 * A vehicle's loan on the shopper's own terms: at the same rate, with the same balloon and the same fees. This is the
 * calculator's formula, so that page, card and calculator show one figure.
 * @param price whole dollars
 */
export function ownLoan(
  loan: VehicleLoan,
  terms: OwnTerms,
  price: number,
  settings: LoanSettings,
): OwnLoan {
  const { calculator, rate_card: card } = settings;
  const { establishmentFees, otherFees } = loanFees(loan, settings);
  const deposit = terms.deposit ?? cardTerms(card, price).deposit;
  const { min, max, choices, default: usual } = calculator.years;
  const years = nearestTerm(Math.min(Math.max(terms.years ?? usual, min), max), choices);
  const amount = repayment({
    amount: price,
    deposit,
    establishmentFees: establishmentFees + totalFees('once', otherFees),
    monthlyFees: totalFees('monthly', otherFees),
    residual: loan.balloon ?? 0,
    interest: loan.interestRate,
    years,
    frequency: loan.period === 'week' ? 'weekly' : 'monthly',
  });
  return { amount, deposit, years, establishmentFees, otherFees };
}

/** The fees of a loan: the lender's, else the site's for that lender; for a quote those of the rate card. */
export function loanFees(
  { establishmentFees, otherFees, lender }: Omit<VehicleLoan, 'period'>,
  { calculator, lenders, rate_card: card }: LoanSettings,
): { establishmentFees: number; otherFees: readonly Fee[] } {
  if (establishmentFees !== undefined) return { establishmentFees, otherFees };
  if (!lender) return { establishmentFees: card.establishment_fee, otherFees: otherFeesOf(card) };
  const own = lenders.find(({ provider }) => provider === lender.provider)?.calculator;
  return {
    establishmentFees: own?.establishment_fees ?? calculator.establishment_fees,
    otherFees: calculator.other_fees,
  };
}
