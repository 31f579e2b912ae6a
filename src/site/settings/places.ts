import { z } from 'zod';

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
});

export type PlaceSettings = z.infer<typeof places>;
