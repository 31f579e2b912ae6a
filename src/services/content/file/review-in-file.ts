import { z } from 'zod';
import { reviewSources } from '#domain/review/review.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { day, line } from '#site/settings/text.ts';
import { foreignId } from './file-fields.ts';

const text = z.string().max(5000).transform(plainText);

/** A customer's review in a content file. */
export const reviewInFile = z.strictObject({
  id: foreignId,
  customer_name: line,
  text,
  rating: z.number().min(1).max(5),
  review_date: day,
  reply_text: text.optional(),
  reply_date: day.optional(),
  source: z.enum(reviewSources).default('own'),
  location_id: line.optional(),
  hidden: z.boolean().default(false),
});
