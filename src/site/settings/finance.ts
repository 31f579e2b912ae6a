import { z } from 'zod';
import { href, line, slug } from './text.ts';

const perAnnum = z.number().min(0).max(100);

/** What a lender has otherwise than the site's calculator. */
const lenderCalculator = z.strictObject({
  amount_min: z.number().int().min(0).optional().describe('whole dollars'),
  years_default: z.number().min(0.5).max(30).optional(),
  interest: z.strictObject({ min: perAnnum, max: perAnnum, default: perAnnum }).optional(),
  establishment_fees: z.number().min(0).max(10_000).optional().describe('dollars'),
});

const fee = z.strictObject({
  name: line,
  dollars: z.number().min(0).max(10_000),
  charged: z.enum(['once', 'monthly']).default('once'),
});

const lender = z.strictObject({
  provider: line.describe("the lender's key in a vehicle's finance_lenders"),
  name: line.describe('as the lender is shown'),
  price_over: z.number().int().min(0).optional().describe('whole dollars'),
  newer_than_years: z.number().int().min(1).max(100).optional(),
  needs: z.array(z.enum(['weekly_payment', 'monthly_payment'])).default([]),
  calculator: lenderCalculator
    .prefault({})
    .describe("of vehicles whose repayment is this lender's"),
});

const calculator = z.strictObject({
  enabled: z.boolean().default(false).describe('the repayment calculator of vehicle pages'),
  amount: z
    .strictObject({
      min: z.number().int().min(0).default(1000),
      max: z.number().int().min(0).default(250_000),
    })
    .prefault({})
    .describe('whole dollars'),
  amount_follows_price: z
    .boolean()
    .default(false)
    .describe('lets the amount go up to 1.05 times a price above $100,000'),
  years: z
    .strictObject({
      min: z.number().min(0.5).default(1),
      max: z.number().max(30).default(7),
      default: z.number().default(5),
      choices: z
        .array(z.number().min(0.5).max(30))
        .max(30)
        .default([])
        .describe('the only terms that can be chosen; without them steps of half a year'),
    })
    .prefault({}),
  interest: z
    .strictObject({
      min: perAnnum.default(0.5),
      max: perAnnum.default(15),
      default: perAnnum.default(10),
      fixed: z.boolean().default(false).describe('shows the rate and lets nobody change it'),
    })
    .prefault({})
    .describe('percent per annum'),
  establishment_fees: z.number().min(0).max(10_000).default(0).describe('dollars'),
  other_fees: z.array(fee).max(20).default([]).describe('charged besides'),
  frequencies: z
    .array(z.enum(['weekly', 'fortnightly', 'monthly']))
    .min(1)
    .default(['weekly', 'fortnightly', 'monthly']),
  rounds_up: z
    .boolean()
    .default(false)
    .describe('shows the repayment in whole dollars, rounded up'),
  disclaimer: z
    .string()
    .trim()
    .max(4000)
    .default(
      'This is an estimate and no offer of credit. It leaves out what a lender may charge besides, and depends on ' +
        'what the lender approves.',
    ),
  full_disclaimer: z
    .string()
    .trim()
    .max(8000)
    .default('')
    .describe('shown below the short one when it is asked for'),
});

export const finance = z.strictObject({
  enabled: z.boolean().default(false),
  link: href.default('/finance').describe('where finance is applied for'),
  show_on_cards: z.boolean().default(true),
  whole_dollars: z
    .boolean()
    .default(false)
    .describe('shows repayments in whole dollars, rounded up'),
  estimate_per: z
    .enum(['week', 'month'])
    .default('week')
    .describe("by the month, a lender's own figure or 4.33 weeks of it"),
  quotes: z
    .boolean()
    .default(false)
    .describe("shows the finance partner's quote on vehicle pages where no lender's repayment is"),
  lenders: z
    .array(lender)
    .default([])
    .describe(
      'whose repayments are shown, and when: the first that applies, each by its own rules',
    ),
  calculator: calculator.prefault({}),
  never_for_makes: z.array(line).default([]),
  never_for_dealerships: z.array(slug).default([]),
});

export const checkout = z.strictObject({
  enabled: z.boolean().default(false).describe('vehicles can be reserved or bought online'),
  path: z.enum(['checkout', 'buy-online']).default('checkout'),
  reserve_amount: line
    .default('$200')
    .describe("what reserving costs, as the button says it; '$0' leaves it out"),
  reserve_cents: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('what is charged, where the text of reserve_amount does not say it'),
  takes_payment: z
    .boolean()
    .default(false)
    .describe('asks for the amount online, where the platform has a payment partner'),
  hold_minutes: z
    .number()
    .int()
    .min(30)
    .max(1380)
    .default(30)
    .describe('how long a vehicle waits for its payment; the partner takes no less than 30'),
  hold_hours: z
    .number()
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe('how long a vehicle is held without payment'),
  terms: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .describe("the dealer's own terms of reserving, beside the form"),
});
