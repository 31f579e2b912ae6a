/** Payment frequencies and their payments per year. Source: specification 2, section 5, "Finance calculator bounds". */
export const paymentsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
export type Frequency = keyof typeof paymentsPerYear;

export interface Loan {
  /** All amounts are in dollars. */
  amount: number;
  /** Deposit or trade-in. */
  deposit: number;
  establishmentFees: number;
  /** Charged on top of the repayments; not part of the loan. */
  monthlyFees?: number;
  /** Due at the end, together with the last repayment. */
  residual: number;
  /** Percent per annum. */
  interest: number;
  years: number;
  frequency: Frequency;
}

/**
 * The repayment in dollars, to the cent: an annuity on amount - deposit + fees less the present value of the residual,
 * plus the monthly fees. Returns 0 if the deposit covers the whole amount.
 * Source: specification 2, section 9, "Finance"; readings, "Finance calculator's residual".
 */
export function repayment(loan: Loan): number {
  const perYear = paymentsPerYear[loan.frequency];
  const payments = loan.years * perYear;
  const rate = loan.interest / 100 / perYear;
  const discount = (1 + rate) ** -payments;
  const borrowed = loan.amount - loan.deposit + loan.establishmentFees - loan.residual * discount;
  if (borrowed <= 0 || payments <= 0) return 0;
  const each = rate === 0 ? borrowed / payments : (borrowed * rate) / (1 - discount);
  const monthly = ((loan.monthlyFees ?? 0) * paymentsPerYear.monthly) / perYear;
  return Math.round((each + monthly) * 100) / 100;
}
