import { z } from 'zod';
import { specialDays } from './special-hours.ts';
import { line } from './text.ts';

/** How the site shows the dealer's locations. */
export const places = z.strictObject({
  map_zoom: z
    .number()
    .int()
    .min(1)
    .max(19)
    .default(10)
    .describe('the zoom level of maps; a higher one shows a smaller area'),
  map_tiles: z
    .strictObject({
      url: z
        .string()
        .max(500)
        .regex(
          /^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s"'<>]+$/,
          'must be an https address with {z}, {x} and {y}',
        ),
      attribution: z
        .strictObject({ label: line, href: z.url({ protocol: /^https$/ }) })
        .describe('the notice that the provider asks for'),
    })
    .default({
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: {
        label: '© OpenStreetMap contributors',
        href: 'https://www.openstreetmap.org/copyright',
      },
    })
    .describe(
      "the pictures of maps that show several yards; OpenStreetMap's own server is for sites with few visitors (https://operations.osmfoundation.org/policies/tiles/)",
    ),
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
