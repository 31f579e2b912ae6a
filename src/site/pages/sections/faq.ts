import { z } from 'zod';
import { safeHtml } from '#domain/text/safe-html.ts';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** Questions that open to show their answers, with structured data for search engines. */
export const faq = sectionProps({
  ...heading,
  questions: z
    .array(
      z.strictObject({ question: line, answer: z.string().min(1).max(20_000).transform(safeHtml) }),
    )
    .min(1)
    .max(60),
});
