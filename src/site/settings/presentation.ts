import { z } from 'zod';
import { line } from './text.ts';

export const card = z.strictObject({
  just_arrived_days: z.number().int().min(0).max(365).default(8),
  just_arrived_tag_name: line.default('New'),
  sold_tag_name: line.default('JUST SOLD'),
  certified_make: line
    .default('Toyota')
    .describe('the make whose certified used vehicles show the certified mark'),
  show_certified: z.boolean().default(false),
  certified_image: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)/, 'must start with / or https://')
    .max(2000)
    .optional()
    .describe("the make's own certified mark; without it, the page draws a plain one"),
  show_location: z
    .boolean()
    .default(true)
    .describe("shows the vehicle's location, on a site with several"),
  show_photo_count: z.boolean().default(true),
  show_views: z.boolean().default(false).describe("shows the vehicle's number of views"),
  show_market_badge: z
    .boolean()
    .default(true)
    .describe('shows a badge on prices more than $499 below the market average'),
  toggle: z
    .enum(['favourite', 'compare', 'save', 'none'])
    .default('favourite')
    .describe(
      "the action of the button in the picture's corner; 'save' requires the shopper to sign in",
    ),
  favourites_need_complete_used: z
    .boolean()
    .default(false)
    .describe('lets shoppers favourite only used vehicles with a price and a picture'),
  actions: z
    .array(z.enum(['view-details', 'enquire', 'finance', 'reserve', 'call']))
    .default(['view-details', 'enquire', 'finance', 'reserve', 'call'])
    .describe('the buttons on the card of a vehicle in stock, if the vehicle allows them'),
});

export const price = z.strictObject({
  subscriptions: z.boolean().default(false),
  no_price_text: line.default('Enquire for price.'),
  quick_picks: z
    .array(z.number().int().min(1).max(10_000_000))
    .max(20)
    .default([
      5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 70_000,
    ])
    .describe(
      "usual amounts beside the fields for a price and a deposit, in whole dollars; those beyond a field's limits are left out",
    ),
  drive_away_label: line.default('Drive away'),
  egc_label: line.default('Excl. govt. charges'),
});
