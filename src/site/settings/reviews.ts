import { z } from 'zod';

/** Which reviews the site shows. */
export const reviews = z.strictObject({
  hidden: z.boolean().default(false).describe('shows no reviews and no ratings of locations'),
  minimum_rating: z
    .number()
    .min(0)
    .max(5)
    .default(4)
    .describe('reviews with a lower average, and ratings of locations below it, are not shown'),
  quantity: z
    .number()
    .int()
    .min(1)
    .max(50)
    .default(12)
    .describe('number of reviews in a section that does not say how many'),
  google: z
    .boolean()
    .default(false)
    .describe(
      "shows Google's reviews of the locations that have a place_id; needs GOOGLE_PLACES_KEY",
    ),
});

export type ReviewSettings = z.infer<typeof reviews>;
