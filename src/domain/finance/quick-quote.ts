import { amountEntry } from '#domain/amount/amount-entry.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';

/**
 * How shoppers assess their own credit; the first is the default.
 * Source: specification 2, section 5, "Finance form and quote".
 */
export const creditScores = ['GREAT', 'DECENT', 'POOR'] as const;
export type CreditScore = (typeof creditScores)[number];

/** What a finance partner needs for a quote. Source: specification 2, section 7. */
export interface QuoteRequest {
  selfAssessedCreditScore: CreditScore;
  /** Whole dollars. */
  purchasePrice: number;
  /** Whole years. */
  loanTerm: number;
  /** The vehicle's year. */
  year?: number | undefined;
  vin?: string | undefined;
  nvic?: string | undefined;
  /** The salesperson's name. */
  whoIsHelping?: string | undefined;
}

/** A finance partner's estimate; dollars and percent per annum. */
export interface QuickQuote {
  weeklyRepaymentAmount: number;
  advertisedRate: number;
  comparisonRate: number;
}

/** Whole dollars and years. Source: specification 2, section 9, "Finance". */
export const quoteLimits = {
  price: { min: 10_000, max: 200_000 },
  term: { min: 1, max: 7, default: 5 },
} as const;

/**
 * Clamps a price to what can be quoted, in whole dollars.
 * Source: specification 2, section 5, "Finance form and quote".
 */
export function clampedPrice(price: number): number {
  const { min, max } = quoteLimits.price;
  return Math.min(Math.max(Math.round(price), min), max);
}

/** The rules of the field for the price to quote. */
export const quotedPriceRules = moneyRules({ ...quoteLimits.price, beyond: 'clamped' });

/** Reads the price to quote; undefined if the text is not an amount. */
export function quotedPrice(text: string): number | undefined {
  return amountEntry(text, quotedPriceRules).value;
}

/** Source: specification 2, section 9, "Finance". */
export const WEEKS_PER_MONTH = 4.33;

/** The monthly repayment shown for a weekly one. */
export function monthlyOf(weekly: number): number {
  return weekly * WEEKS_PER_MONTH;
}
