import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, link, paragraph, sectionProps } from '#site/pages/section-schema.ts';

/** Numbered steps: how something is done. */
export const steps = sectionProps({
  ...heading,
  steps: z
    .array(z.strictObject({ title: line, text: paragraph.optional() }))
    .min(2)
    .max(8),
  links: z.array(link).max(2).default([]),
});
