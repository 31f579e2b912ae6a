import { z } from 'zod';
import { quoteLimits } from '#domain/finance/quick-quote.ts';
import { line } from '#site/settings/text.ts';
import { link, paragraph, sectionProps } from '#site/pages/section-schema.ts';

const { price, term } = quoteLimits;

/** What a price costs a week by the site's rate card. Left out on sites that make no quotes. */
export const financeExample = sectionProps({
  title: line,
  text: paragraph.optional(),
  price: z.number().int().min(price.min).max(price.max).describe('whole dollars'),
  years: z.number().int().min(term.min).max(term.max).default(5),
  links: z.array(link).max(2).default([]),
});
