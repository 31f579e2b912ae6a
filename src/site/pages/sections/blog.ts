import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** Cards of the newest posts. Left out if there are none. */
export const blog = sectionProps({
  ...heading,
  categories: z.array(line).max(20).default([]).describe('empty for all'),
  limit: z.number().int().min(1).max(12).default(3),
});
