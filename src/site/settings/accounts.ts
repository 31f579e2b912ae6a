import { z } from 'zod';
import { line } from './text.ts';

/** The pages below `/my-garage` that every site has. */
const garagePages = ['searches', 'activity', 'account', 'delete', 'deleted', 'signed-out'];

const brandGarage = z.strictObject({
  path: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
    .max(80)
    .refine((path) => !garagePages.includes(path), 'is the address of another page of the garage')
    .describe('its address is /my-garage/{path}'),
  title: line,
  makes: z.array(line).min(1).max(40).describe('the makes of the vehicles that it shows'),
});
export type BrandGarage = z.infer<typeof brandGarage>;

const days = (count: number) => z.number().int().min(1).max(365).default(count);

/** What visitors who sign in get. Source: specification 2, section 6. */
export const accounts = z.strictObject({
  in_header: z
    .boolean()
    .default(true)
    .describe('shows “Sign in” or “My garage” in the header and the menu'),
  brand_garages: z
    .array(brandGarage)
    .max(40)
    .refine(
      (garages) => new Set(garages.map(({ path }) => path)).size === garages.length,
      'two garages have the same path',
    )
    .default([])
    .describe('garages that show only the vehicles of a brand'),
  privacy: z
    .strictObject({
      acknowledge_days: days(7).describe('days until a request is acknowledged'),
      access_days: days(30).describe('days until a request is granted'),
      complaint_days: days(14).describe('days until a complaint is resolved'),
      complaint_max_days: days(30).describe('the most days that a complaint may take'),
    })
    .prefault({})
    .describe('what the dealer promises visitors who ask about their data'),
});
