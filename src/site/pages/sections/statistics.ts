import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** Figures about the dealer: `50+` locations. They count up once when they are scrolled into view. */
export const statistics = sectionProps({
  ...heading,
  figures: z
    .array(
      z.strictObject({
        value: z.number().int().min(0).max(1_000_000_000),
        suffix: z.string().max(10).default('').describe('after the number: + or %'),
        label: line,
      }),
    )
    .min(1)
    .max(8),
});
