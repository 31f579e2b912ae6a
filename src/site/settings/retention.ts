import { z } from 'zod';

const days = z.number().int().min(1).max(36_500).nullable();

/**
 * How long a site keeps what it has about people. Privacy Act 1988 (Cth), Australian Privacy Principle 11.2: personal
 * information that is needed no longer is destroyed or de-identified. A claim from a contract can be brought for six
 * years in most states, so leads are kept for seven.
 */
export const retention = z.strictObject({
  leads_days: days
    .default(2557)
    .describe('after which a lead loses what says who sent it; null keeps it'),
  events_days: days
    .default(null)
    .describe('after which counted events, which name nobody, are deleted; null keeps them'),
  reservations_days: days
    .default(null)
    .describe('after which reservations that have ended are deleted; null keeps them'),
  browser_days: z
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(365)
    .describe('after which a browser forgets a shopper’s details, favourites and searches'),
});
