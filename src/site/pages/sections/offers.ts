import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** Cards of special offers. Left out if there are none. */
export const offers = sectionProps({
  ...heading,
  categories: z.array(line).max(20).default([]).describe('empty for all'),
  manufacturer: line.optional().describe("the manufacturer's name"),
  model: line.optional().describe("the model's slug"),
  limit: z.number().int().min(1).max(24).default(3),
});
