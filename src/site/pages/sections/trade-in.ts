import { line } from '#site/settings/text.ts';
import { paragraph, sectionProps } from '#site/pages/section-schema.ts';

/** Starts a valuation with the number plate. Left out on sites that take no trade-ins. */
export const tradeIn = sectionProps({
  title: line.default('What is yours worth?'),
  text: paragraph.optional(),
  button: line.default('Value it'),
});
