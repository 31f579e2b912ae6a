import { z } from 'zod';

const days = z.number().int().min(1).max(36_500).nullable();

/**
 * How long a site stores personal information. The Privacy Act 1988 (Cth), Australian Privacy Principle 11.2, requires
 * that personal information is destroyed or de-identified once it is no longer needed. Contract claims can be brought
 * for six years in most states, so the default for leads is seven.
 */
export const retention = z.strictObject({
  leads_days: days
    .default(2557)
    .describe('days until the personal details in a lead are deleted; null keeps them'),
  events_days: days
    .default(null)
    .describe('days until counted events, which are anonymous, are deleted; null keeps them'),
  reservations_days: days
    .default(null)
    .describe('days until ended reservations are deleted; null keeps them'),
  browser_days: z
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(365)
    .describe('days until a browser deletes a shopper’s details, favourites and searches'),
});
