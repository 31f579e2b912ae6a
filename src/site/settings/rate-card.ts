import { z } from 'zod';
import { totalFees } from '#domain/finance/calculator.ts';
import { exampleLoan } from '#domain/finance/comparison-rate.ts';
import { creditScores } from '#domain/finance/quick-quote.ts';
import type { RateCardRow } from '#domain/finance/rate-card.ts';
import { line } from './text.ts';

export const fee = z.strictObject({
  name: line,
  dollars: z.number().min(0).max(10_000),
  charged: z.enum(['once', 'monthly']).default('once'),
});

/** Invented rates, so that quotes work before a dealer has entered its lender's. */
export const exampleRows: RateCardRow[] = [
  { score: 'GREAT', max_age_years: 3, rate: 7.99 },
  { score: 'GREAT', max_age_years: 7, rate: 8.99 },
  { score: 'GREAT', max_age_years: 12, rate: 10.49 },
  { score: 'DECENT', max_age_years: 3, rate: 10.99 },
  { score: 'DECENT', max_age_years: 7, rate: 11.99 },
  { score: 'DECENT', max_age_years: 12, rate: 13.49 },
  { score: 'POOR', max_age_years: 3, rate: 15.49 },
  { score: 'POOR', max_age_years: 7, rate: 16.49 },
  { score: 'POOR', max_age_years: 12, rate: 17.99 },
];

const row = z.strictObject({
  score: z.enum(creditScores),
  max_age_years: z.number().int().min(0).max(100),
  // lenders may not charge more. Source: National Credit Code, section 32A
  rate: z.number().min(0).max(48).describe('percent per annum'),
});

/** Above these shares the balloon could be higher than the loan. */
const share = z.number().min(0).max(50);

export const rateCard = z
  .strictObject({
    rows: z
      .array(row)
      .min(1, 'must have a row')
      .max(100)
      .default(exampleRows)
      .describe("the lender's rate by the shopper's credit score and the vehicle's age"),
    establishment_fee: z.number().min(0).max(10_000).default(395).describe('dollars'),
    monthly_fee: z.number().min(0).max(500).default(8).describe('dollars'),
    other_fees: z.array(fee).max(20).default([]),
    deposit_percent: share.default(10).describe('of the purchase price'),
    balloon_percent: share
      .default(0)
      .describe('of the purchase price, paid with the last repayment'),
  })
  .refine(
    ({ establishment_fee, other_fees }) =>
      establishment_fee + totalFees('once', other_fees) < exampleLoan.dollars,
    {
      path: ['other_fees'],
      error:
        'must be, with the establishment fee, less than the $30,000 on which comparison rates are based',
    },
  );
