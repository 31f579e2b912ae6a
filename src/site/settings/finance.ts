import { z } from 'zod';
import { quoteLimits } from '#domain/finance/quick-quote.ts';
import { financePartner } from './finance-partner.ts';
import { fee, rateCard } from './rate-card.ts';
import { href, line, slug } from './text.ts';

const perAnnum = z.number().min(0).max(100);

/** A lender's overrides of the site's calculator. */
const lenderCalculator = z.strictObject({
  amount_min: z.number().int().min(0).optional().describe('whole dollars'),
  years_default: z.number().min(0.5).max(30).optional(),
  interest: z.strictObject({ min: perAnnum, max: perAnnum, default: perAnnum }).optional(),
  establishment_fees: z.number().min(0).max(10_000).optional().describe('dollars'),
});

const lender = z.strictObject({
  provider: line.describe("the lender's key in a vehicle's finance_lenders"),
  name: line.describe("the lender's name as shown to shoppers"),
  price_over: z.number().int().min(0).optional().describe('whole dollars'),
  newer_than_years: z.number().int().min(1).max(100).optional(),
  needs: z.array(z.enum(['weekly_payment', 'monthly_payment'])).default([]),
  comparison_rates: z
    .strictObject({ from: perAnnum, to: perAnnum })
    .refine(({ from, to }) => from <= to, 'must not end before it starts')
    .optional()
    .describe('percent per annum; a lender with several comparison rates shows their range'),
  calculator: lenderCalculator
    .prefault({})
    .describe("calculator settings for vehicles that show this lender's repayment"),
});

const calculator = z.strictObject({
  enabled: z.boolean().default(false).describe('shows the repayment calculator on vehicle pages'),
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
    .describe('raises the maximum amount to 1.05 times a price above $100,000'),
  years: z
    .strictObject({
      min: z.number().min(0.5).default(1),
      max: z.number().max(30).default(7),
      default: z.number().default(5),
      choices: z
        .array(z.number().min(0.5).max(30))
        .max(30)
        .default([])
        .describe('the only available terms; if empty, steps of half a year'),
    })
    .prefault({}),
  interest: z
    .strictObject({
      min: perAnnum.default(0.5),
      max: perAnnum.default(15),
      default: perAnnum.default(10),
      fixed: z
        .boolean()
        .default(false)
        .describe('shows the rate but does not let shoppers change it'),
    })
    .prefault({})
    .describe('percent per annum'),
  establishment_fees: z.number().min(0).max(10_000).default(0).describe('dollars'),
  other_fees: z.array(fee).max(20).default([]).describe('further fees'),
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
      'This is an estimate, not an offer of credit. It excludes other charges that a lender may make, and depends ' +
        'on lender approval.',
    ),
  full_disclaimer: z
    .string()
    .trim()
    .max(8000)
    .default('')
    .describe('shown below the short disclaimer when the shopper opens it'),
});

export const finance = z.strictObject({
  enabled: z.boolean().default(false),
  link: href.default('/finance').describe('the page of the finance application'),
  show_on_cards: z.boolean().default(true),
  whole_dollars: z
    .boolean()
    .default(false)
    .describe('shows repayments in whole dollars, rounded up'),
  estimate_per: z
    .enum(['week', 'month'])
    .default('week')
    .describe("per month: the lender's monthly figure, else 4.33 times the weekly one"),
  default_amount: z
    .number()
    .int()
    .min(quoteLimits.price.min)
    .max(quoteLimits.price.max)
    .default(30_000)
    .describe('whole dollars with which quotes and calculators start if no vehicle has a price'),
  quotes: z
    .boolean()
    .default(false)
    .describe("shows the finance partner's quote on vehicle pages without a lender's repayment"),
  weekly_picks: z
    .array(z.number().int().min(1).max(10_000))
    .max(12)
    .default([80, 120, 160, 200, 300])
    .describe('usual repayments to pick from in the search, in whole dollars a week'),
  lenders: z
    .array(lender)
    .default([])
    .describe(
      'lenders whose repayments pages may show; the first whose rules the vehicle meets is shown',
    ),
  calculator: calculator.prefault({}),
  partner: financePartner.prefault({}).describe('who quotes and receives applications'),
  rate_card: rateCard
    .prefault({})
    .describe("the lender's rates and fees, from which quotes are made without a finance partner"),
  never_for_makes: z.array(line).default([]),
  never_for_dealerships: z.array(slug).default([]),
});

export const checkout = z.strictObject({
  enabled: z.boolean().default(false).describe('lets shoppers reserve or buy vehicles online'),
  path: z.enum(['checkout', 'buy-online']).default('checkout'),
  reserve_amount: line
    .default('$200')
    .describe("the reservation fee as shown on the button; '$0' hides it"),
  reserve_cents: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('the reservation fee in cents, if the text of reserve_amount does not state it'),
  takes_payment: z
    .boolean()
    .default(false)
    .describe('charges the reservation fee online, if the platform has a payment partner'),
  hold_minutes: z
    .number()
    .int()
    .min(30)
    .max(1380)
    .default(30)
    .describe(
      'how long a vehicle is held until it is paid; the partner requires at least 30 minutes',
    ),
  hold_hours: z
    .number()
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe(
      'how long a vehicle is held without payment; also how long a request for it waits for the dealer',
    ),
  free_hold: z
    .enum(['verified', 'confirmed'])
    .default('verified')
    .describe(
      'when a reservation without payment takes effect. verified: at once for shoppers who have signed in with their phone, else once the dealer confirms the request; confirmed: always once the dealer confirms',
    ),
  max_holds: z
    .number()
    .int()
    .min(1)
    .max(50)
    .default(2)
    .describe('unpaid reservations and requests that one shopper may have at a time'),
  hold_percent_per_hour: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe(
      'the percentage of the stock, at least 3 vehicles, that shoppers may reserve in an hour; further reservations are requests that the dealer confirms',
    ),
  terms: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .describe("the dealer's own reservation terms, shown beside the form"),
});
