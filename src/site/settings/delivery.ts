import { z } from 'zod';
import { line } from './text.ts';

const postcodes = z
  .string()
  .regex(/^\d{4}(-\d{4})?$/, 'must be a postcode such as 2000 or a range such as 2000-2249')
  .refine((text) => {
    const [first = '', last = first] = text.split('-');
    return first <= last;
  }, 'must run from the lower postcode to the higher one');

const zone = z.strictObject({
  name: line.describe('the name of the region as shown to shoppers'),
  price: z.number().int().min(0).max(100_000).describe('whole dollars'),
  postcodes: z.array(postcodes).min(1),
});

export const delivery = z.strictObject({
  enabled: z.boolean().default(false).describe('shows the delivery calculator on vehicle pages'),
  zones: z
    .array(zone)
    .max(500)
    .default([])
    .describe('delivery prices; the first zone that includes the postcode applies'),
  lookup_url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "a carrier's price service to use instead of the zones: GET with ?postcode=, returns {name, price}",
    ),
});

export type DeliverySettings = z.infer<typeof delivery>;
