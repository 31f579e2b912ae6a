import { z } from 'zod';
import { heading, paragraph, sectionProps } from '#site/pages/section-schema.ts';
import { line } from '#site/settings/text.ts';

/** The warranties of the dealer by kind of vehicle: 5 years or 175,000 km, whichever comes first. */
export const warrantyTable = sectionProps({
  ...heading,
  rows: z
    .array(
      z.strictObject({
        vehicles: line.describe('the kind of vehicle: Used cars'),
        years: z.number().min(0.25).max(20),
        kilometres: z
          .number()
          .int()
          .min(1000)
          .max(1_000_000)
          .optional()
          .describe('absent if only the time counts'),
        unlimited_kilometres: z.boolean().default(false).describe('says so beside the time'),
        cover: paragraph.describe('what is covered'),
      }),
    )
    .min(1)
    .max(12),
  conditions: z.string().trim().min(1).max(2000).optional().describe('the small print below'),
});
