import { z } from 'zod';
import { usualQuestions } from '#domain/trade-in/condition-question.ts';
import { vehicleKinds } from '#domain/vehicle/vehicle.ts';
import { line } from './text.ts';

const percent = z.number().min(0).max(90);

/** How an offer is derived from the market's asking price. */
const offer = z.strictObject({
  margin_percent: percent
    .default(15)
    .describe("how far the offer is below the market's asking price, in percent"),
  spread_percent: percent
    .default(8)
    .describe('the maximum width of the range below that, in percent'),
  round_to: z
    .union([z.literal(50), z.literal(100)])
    .default(100)
    .describe('dollars'),
  max_years: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(7)
    .describe('older vehicles get no online estimate'),
  max_km: z
    .number()
    .int()
    .min(1000)
    .max(2_000_000)
    .default(100_000)
    .describe('vehicles driven further get no online estimate'),
  min_confidence: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe('the minimum confidence of the market value for an online offer'),
  min_offer_dollars: z.number().int().min(0).max(1_000_000).default(1000),
});

const option = z.strictObject({
  value: z.string().regex(/^[a-z0-9_-]{1,40}$/, 'must be lower-case letters, digits and - or _'),
  label: line,
  percent: z
    .number()
    .min(-100)
    .max(100)
    .default(0)
    .describe('the percentage that the answer adds to the offer'),
  dollars: z.number().int().min(-100_000).max(100_000).default(0),
  no_offer: z
    .boolean()
    .default(false)
    .describe('makes no offer before the dealer has seen the vehicle'),
});

const question = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, 'must be lower-case letters, digits and _'),
  label: line,
  hint: line.optional(),
  options: z.array(option).min(2).max(8),
});

export const tradeIn = z.strictObject({
  enabled: z.boolean().default(true).describe('lets shoppers value a trade-in'),
  kinds: z
    .array(z.enum(vehicleKinds))
    .default([...vehicleKinds])
    .describe('the kinds of vehicle for which the dealer accepts a trade-in'),
  steps: z
    .enum(['full', 'quick'])
    .default('full')
    .describe('full: screen by screen, with an offer at the end; quick: one short form'),
  offer: offer.prefault({}),
  questions: z
    .array(question)
    .max(12)
    .default(usualQuestions.map((one) => ({ ...one, options: [...one.options] })))
    .describe("questions about the vehicle's condition; an empty list skips them"),
  quiet_minutes: z
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(30)
    .describe(
      'minutes of inactivity after which an unfinished form with contact details becomes a lead',
    ),
  save_valuation: z
    .boolean()
    .default(false)
    .describe('lets the browser store the offer with the lead through POST /api/miscellaneous'),
  faq: z
    .array(z.strictObject({ question: line, answer: z.string().trim().min(1).max(2000) }))
    .max(20)
    .default([])
    .describe("the dealer's own questions and answers, shown below the usual ones"),
});
