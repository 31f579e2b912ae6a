import { z } from 'zod';
import { href, line } from '#site/settings/text.ts';
import { heading, picture, sectionProps } from '#site/pages/section-schema.ts';

/** Links as cards, with or without pictures. */
export const tiles = sectionProps({
  ...heading,
  tiles: z
    .array(
      z.strictObject({
        label: line,
        text: line.optional(),
        href,
        picture: picture.optional(),
      }),
    )
    .min(1)
    .max(24),
});
