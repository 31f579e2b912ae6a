import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { link, paragraph, picture, sectionProps } from '#site/pages/section-schema.ts';

/** The first thing on a page: a large heading beside or on a picture. */
export const hero = sectionProps({
  kicker: line.optional().describe('a few words above the heading'),
  shows_stock_count: z
    .boolean()
    .default(false)
    .describe('shows the number of vehicles in stock above the heading, instead of the kicker'),
  title: line,
  text: paragraph.optional(),
  picture: picture.optional(),
  links: z.array(link).max(4).default([]),
  facts: z
    .strictObject({
      rating: z.boolean().default(false).describe("the primary location's rating"),
      texts: z.array(line).max(3).default([]),
      hours: z.boolean().default(false).describe('whether the primary location is open'),
    })
    .optional()
    .describe('short reasons to buy here, in a line below'),
  search: z.boolean().default(false).describe('adds a search by make, body type and keywords'),
});
