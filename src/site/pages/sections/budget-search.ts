import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { paragraph, sectionProps } from '#site/pages/section-schema.ts';

/** Turns a repayment and a deposit into a price, and searches the stock up to that price. */
export const budgetSearch = sectionProps({
  title: line.default('Search by budget'),
  text: paragraph.optional(),
  body_limit: z.number().int().min(0).max(20).default(8).describe('body types to choose from'),
});
