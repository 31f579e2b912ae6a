import { z } from 'zod';
import { slugify } from '#domain/text/slugify.ts';
import { line } from './text.ts';

/** Booking a vehicle into the workshop, at `/service`. */
export const service = z.strictObject({
  services: z
    .array(line)
    .max(30)
    .default([
      'Logbook service',
      'Oil and filter change',
      'Brakes',
      'Tyres and wheel alignment',
      'Air-conditioning',
      'Battery',
      'Safety inspection for registration',
      'Something is not right',
    ])
    .refine((labels) => new Set(labels.map(slugify)).size === labels.length, {
      message: 'must differ from one another',
    })
    .describe('what a shopper can tick in the booking form'),
  courtesy_car: z
    .boolean()
    .default(true)
    .describe('whether the form asks if the shopper would like a courtesy car'),
  external_booking: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'the page of a manufacturer or another system that takes bookings; /service leads there',
    ),
});
