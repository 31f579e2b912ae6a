/** How often is paid, and how often that is in a year. Source: specification 2, section 5, "Finance calculator bounds". */
export const paymentsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
export type Frequency = keyof typeof paymentsPerYear;

export interface Loan {
  /** Dollars, as all amounts here. */
  amount: number;
  /** Deposit or trade-in. */
  deposit: number;
  establishmentFees: number;
  /** Paid with the repayments, and not borrowed. */
  monthlyFees?: number;
  /** Owed at the end, beside the last repayment. */
  residual: number;
  /** Percent per annum. */
  interest: number;
  years: number;
  frequency: Frequency;
}

/**
 * The repayment that pays a loan off, in dollars to the cent: an annuity on amount - deposit + fees, less what the residual
 * is worth today, and what is charged by the month on top. Nothing is left to pay where the deposit covers it all.
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
