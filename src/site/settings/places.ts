import { z } from 'zod';
import { specialDays } from './special-hours.ts';

/** How the site shows the dealer's locations. */
export const places = z.strictObject({
  map_zoom: z
    .number()
    .int()
    .min(1)
    .max(19)
    .default(10)
    .describe('the zoom level of maps; a higher one shows a smaller area'),
  holiday_days: z
    .number()
    .int()
    .min(0)
    .max(400)
    .default(60)
    .describe('how many days ahead holiday hours are shown'),
  special_hours: specialDays(5000).describe(
    "holidays of the location named by location_id, or of all locations without one; a location's own list wins",
  ),
});

export type PlaceSettings = z.infer<typeof places>;
