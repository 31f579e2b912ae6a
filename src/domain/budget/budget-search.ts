import { amountEntry } from '#domain/amount/amount-entry.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';

/** How often a shopper wants to pay. */
export const repaymentPeriods = ['weekly', 'monthly'] as const;
export type RepaymentPeriod = (typeof repaymentPeriods)[number];

/** What a shopper can spend. Whole dollars. */
export interface Budget {
  repayment: number;
  period: RepaymentPeriod;
  deposit: number;
}

const PER_YEAR: Readonly<Record<RepaymentPeriod, number>> = { weekly: 52, monthly: 12 };
const TERM_YEARS = 5;
const MAX_DOLLARS = 1_000_000;

/** The starting values. Source: specification 2, section 9, "Budget search". */
export const usualRepayment: Readonly<Record<RepaymentPeriod, number>> = {
  weekly: 200,
  monthly: 600,
};
export const usualBudget: Budget = {
  repayment: usualRepayment.weekly,
  period: 'weekly',
  deposit: 2000,
};

/**
 * The price that a budget reaches, in whole dollars, over five years and without interest, fees and balloon. Source:
 * specification 2, section 9, "Budget search".
 */
export function budgetPrice({ repayment, period, deposit }: Budget): number {
  return repayment * PER_YEAR[period] * TERM_YEARS + deposit;
}

/**
 * Prices up to this are placeholders rather than bargains. Whole dollars.
 * Source: specification 2, section 7, "Search service".
 */
const PLACEHOLDER_PRICE = 1000;

/** The price range of a search up to `max`, in whole dollars. */
export function pricesUpTo(max: number): { min: number; max: number } {
  return { min: PLACEHOLDER_PRICE + 1, max };
}

/** The rules of the fields. Source: specification 2, section 9, "Budget search". */
export const budgetRules = moneyRules({ min: 0, max: MAX_DOLLARS, beyond: 'clamped' });

/** Reads an amount that a shopper typed: 0 if it cannot be read, and at most a million dollars. */
export function typedDollars(text: string): number {
  return amountEntry(text, budgetRules).value ?? 0;
}
