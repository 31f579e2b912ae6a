import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** Cards of models. Left out if there are none. */
export const models = sectionProps({
  ...heading,
  brand: line.optional().describe("the manufacturer's slug"),
  body: line.optional().describe("the manufacturer's body type"),
  limit: z.number().int().min(1).max(60).default(12),
});
