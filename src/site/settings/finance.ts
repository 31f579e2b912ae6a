import { z } from 'zod';
import { href, line, slug } from './text.ts';

const lender = z.strictObject({
  provider: line.describe("the lender's key in a vehicle's finance_lenders"),
  name: line.describe('as the lender is shown'),
  price_over: z.number().int().min(0).optional().describe('whole dollars'),
  newer_than_years: z.number().int().min(1).max(100).optional(),
  needs: z.array(z.enum(['weekly_payment', 'monthly_payment'])).default([]),
});

export const finance = z.strictObject({
  enabled: z.boolean().default(false),
  link: href.default('/finance').describe('where finance is applied for'),
  show_on_cards: z.boolean().default(true),
  lenders: z
    .array(lender)
    .default([])
    .describe(
      'whose repayments are shown, and when: the first that applies, each by its own rules',
    ),
  never_for_makes: z.array(line).default([]),
  never_for_dealerships: z.array(slug).default([]),
});

export const checkout = z.strictObject({
  enabled: z.boolean().default(false).describe('vehicles can be reserved or bought online'),
  path: z.enum(['checkout', 'buy-online']).default('checkout'),
  reserve_amount: line
    .default('$200')
    .describe("what reserving costs, as the button says it; '$0' leaves it out"),
});
