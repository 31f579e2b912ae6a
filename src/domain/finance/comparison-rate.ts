import { type Fee, totalFees } from './calculator.ts';
import type { Frequency } from './repayment.ts';

export interface LoanCosts {
  /** Percent per annum. */
  interest: number;
  /** Dollars, paid when the loan starts. */
  establishmentFee?: number;
  /** Dollars a month, paid with the repayments. */
  monthlyFee?: number;
  otherFees?: readonly Fee[];
  /** Percent of the loan, paid with the last repayment. */
  balloonPercent?: number;
  frequency?: Frequency;
}

/**
 * The loan of every stated comparison rate, secured and over five years; the warning beside the rate names it.
 * Source: specification 2, section 9, "Comparison example".
 */
export const exampleLoan = { dollars: 30_000, years: 5 } as const;

/** The repayments per year that comparison rates assume. Displayed repayments assume 52 and 26 instead. */
const regulatedPaymentsPerYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const;

/** The solution's precision, as a rate per repayment. */
const PRECISION = 1e-10;

/**
 * The comparison rate in percent per annum, to two decimals: n x r x 100, where r is the rate per repayment at which
 * the example loan is worth as much as everything that the shopper pays for it.
 * Source: National Consumer Credit Protection Regulations 2010, regulation 100.
 * @throws {RangeError} if the fees paid at the start are as high as the loan
 */
export function comparisonRate(costs: LoanCosts): number {
  const { interest, establishmentFee = 0, monthlyFee = 0, otherFees = [] } = costs;
  const { balloonPercent = 0, frequency = 'monthly' } = costs;
  const perYear = regulatedPaymentsPerYear[frequency];
  const payments = Math.round(exampleLoan.years * perYear);
  const balloon = (exampleLoan.dollars * balloonPercent) / 100;

  // the loan without the fees paid at the start, which the regulation counts as payments at time 0
  const received = exampleLoan.dollars - establishmentFee - totalFees('once', otherFees);
  if (received <= 0) throw new RangeError('The fees at the start are as high as the loan');

  const interestRate = interest / 100 / perYear;
  const afterBalloon = exampleLoan.dollars - balloon * discount(interestRate, payments);
  const repayment = afterBalloon / annuity(interestRate, payments);
  const fees = ((monthlyFee + totalFees('monthly', otherFees)) * 12) / perYear;
  const worth = (rate: number): number =>
    (repayment + fees) * annuity(rate, payments) + balloon * discount(rate, payments);

  return Math.round(rateWorth(received, worth) * perYear * 10_000) / 100;
}

/** Finds, by bisection, the rate at which the payments are worth that amount. The worth falls as the rate rises. */
function rateWorth(dollars: number, worth: (rate: number) => number): number {
  let low = 0;
  let high = 0.01;
  while (worth(high) > dollars) high *= 2;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (worth(middle) > dollars) low = middle;
    else high = middle;
  }
  return high;
}

/** The present value of one dollar per period, paid at the end of each. */
function annuity(rate: number, periods: number): number {
  return rate === 0 ? periods : (1 - discount(rate, periods)) / rate;
}

/** The present value of one dollar after that many periods. */
function discount(rate: number, periods: number): number {
  return (1 + rate) ** -periods;
}
