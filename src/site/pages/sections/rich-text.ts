import { z } from 'zod';
import { safeHtml } from '#domain/text/safe-html.ts';
import { sectionProps } from '#site/pages/section-schema.ts';

/** Running text with headings, lists, tables and links. Scripts, styles and frames are removed. */
export const richText = sectionProps({
  html: z.string().max(200_000).transform(safeHtml),
});
