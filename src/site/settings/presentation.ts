import { z } from 'zod';
import { line } from './text.ts';

export const card = z.strictObject({
  just_arrived_days: z.number().int().min(0).max(365).default(8),
  just_arrived_tag_name: line.default('New'),
  sold_tag_name: line.default('JUST SOLD'),
  certified_make: line.default('Toyota').describe('whose certified used vehicles carry the mark'),
  show_certified: z.boolean().default(false),
  certified_image: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)/, 'must start with / or https://')
    .max(2000)
    .optional()
    .describe("the make's own mark; without it a plain one is drawn"),
  show_location: z.boolean().default(true).describe('where the vehicle stands, over its picture'),
  show_photo_count: z.boolean().default(true),
  show_views: z.boolean().default(false).describe('how often the vehicle has been looked at'),
  show_market_badge: z
    .boolean()
    .default(true)
    .describe('a price more than $499 below the average of the market says so'),
  toggle: z
    .enum(['favourite', 'compare', 'save', 'none'])
    .default('favourite')
    .describe("what the button in the picture's corner does; 'save' wants a signed-in shopper"),
  favourites_need_complete_used: z
    .boolean()
    .default(false)
    .describe('only used vehicles with a price and a picture can be favourites'),
  actions: z
    .array(z.enum(['view-details', 'enquire', 'finance', 'reserve', 'call']))
    .default(['view-details', 'enquire', 'finance', 'reserve', 'call'])
    .describe('the buttons of a vehicle in stock, where the vehicle allows them'),
});

export const price = z.strictObject({
  subscriptions: z.boolean().default(false),
  no_price_text: line.default('Enquire for price.'),
  drive_away_label: line.default('Drive away'),
  egc_label: line.default('Excl. govt. charges'),
});
