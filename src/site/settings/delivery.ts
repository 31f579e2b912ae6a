import { z } from 'zod';
import { line } from './text.ts';

const postcodes = z
  .string()
  .regex(/^\d{4}(-\d{4})?$/, 'must be a postcode such as 2000, or two such as 2000-2249')
  .refine((text) => {
    const [first = '', last = first] = text.split('-');
    return first <= last;
  }, 'must run from the lower postcode to the higher one');

const zone = z.strictObject({
  name: line.describe('the region, as it is shown'),
  price: z.number().int().min(0).max(100_000).describe('whole dollars'),
  postcodes: z.array(postcodes).min(1),
});

export const delivery = z.strictObject({
  enabled: z.boolean().default(false).describe('the delivery calculator of vehicle pages'),
  zones: z
    .array(zone)
    .max(500)
    .default([])
    .describe('what delivery costs; of several zones with a postcode the first counts'),
  lookup_url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "a carrier's price list that is asked in place of the zones: GET with ?postcode=, answered by {name, price}",
    ),
});

export type DeliverySettings = z.infer<typeof delivery>;
