import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { sectionProps } from '#site/pages/section-schema.ts';

const dollars = z.number().int().min(0).max(10_000_000);

/** A slider that searches the stock between two prices, in whole dollars. */
export const priceSearch = sectionProps({
  title: line.default('Search by price'),
  min: dollars.default(5000),
  max: dollars.default(250_000),
  step: dollars.min(1).default(500),
}).refine(({ min, max, step }) => max - min >= step, {
  message: 'must be at least a step above min',
  path: ['max'],
});
