import { z } from 'zod';
import { href, line, localMinute } from '#site/settings/text.ts';
import { link, paragraph, picture, sectionProps } from '#site/pages/section-schema.ts';

/** A slider of wide pictures, 1920 by 540, each with its own words and link. Slides can have a first and a last minute. */
export const promotions = sectionProps({
  label: line.default('Promotions').describe('for screen readers'),
  loops: z.boolean().default(true),
  slides: z
    .array(
      z.strictObject({
        name: line.optional().describe('the heading on the picture'),
        description: paragraph.optional(),
        picture,
        href: href.optional(),
        link: link.shape.label.optional().describe('the words of the button'),
        hide_overlay: z
          .boolean()
          .default(false)
          .describe('shows the picture alone, for pictures that contain words'),
        starts: localMinute.optional(),
        ends: localMinute.optional(),
      }),
    )
    .min(1)
    .max(12),
});
