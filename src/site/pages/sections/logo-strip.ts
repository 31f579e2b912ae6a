import { z } from 'zod';
import { heading, picture, sectionProps } from '#site/pages/section-schema.ts';
import { href, line } from '#site/settings/text.ts';

/** The logos of manufacturers, lenders or associations in a row. */
export const logoStrip = sectionProps({
  ...heading,
  logos: z
    .array(
      z.strictObject({
        name: line,
        source: picture.shape.source.optional().describe('without one, the name is written'),
        href: href.optional(),
      }),
    )
    .min(1)
    .max(40),
});
