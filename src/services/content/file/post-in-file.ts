import { z } from 'zod';
import { safeHtml } from '#domain/text/safe-html.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { picture } from '#site/pages/section-schema.ts';
import { day, line, slug } from '#site/settings/text.ts';

/** A post of the blog in a content file. */
export const postInFile = z.strictObject({
  slug,
  heading: line,
  description: z.string().trim().min(1).max(1000).transform(plainText),
  html: z.string().max(200_000).transform(safeHtml),
  image: picture.optional(),
  date: day.describe('shown from this day on'),
  author: line.optional(),
  categories: z.array(line).max(10).default([]),
});
