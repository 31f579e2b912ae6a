import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { link, paragraph, sectionProps } from '#site/pages/section-schema.ts';

/** One sentence and what to do next. */
export const callToAction = sectionProps({
  title: line,
  text: paragraph.optional(),
  links: z.array(link).min(1).max(3),
  shows_phone: z.boolean().default(false).describe("adds the site's main phone number"),
});
