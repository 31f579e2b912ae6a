import { z } from 'zod';

const dollars = z.number().int().min(1).max(1_000_000);

export const onlinePayment = z.strictObject({
  enabled: z
    .boolean()
    .default(false)
    .describe(
      'lets signed-in shoppers pay an invoice or a deposit at /online-payment, if the platform has a payment partner',
    ),
  payable: z
    .strictObject({ min: dollars.default(10), max: dollars.default(5000) })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: 'must not be less than min' })
    .prefault({})
    .describe('bounds of a payment in dollars'),
  text: z
    .string()
    .trim()
    .max(2000)
    .default('Pay an invoice, or a deposit that you have agreed with us.')
    .describe('shown above the form'),
});
