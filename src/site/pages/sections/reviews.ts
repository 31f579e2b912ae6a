import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** Customers' reviews in a carousel, with their average. Left out if there are none that the site shows. */
export const reviews = sectionProps({
  ...heading,
  location: line.optional().describe('the id of a location; by default the reviews of all'),
  limit: z
    .number()
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('by default the number in the setting reviews.quantity'),
  loop: z.boolean().default(true).describe('after the last review comes the first'),
});
