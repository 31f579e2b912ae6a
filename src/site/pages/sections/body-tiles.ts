import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps, tilePictures } from '#site/pages/section-schema.ts';

/** Links to the stock by body type, sorted by count, then name. Left out if there is one type only. */
export const bodyTiles = sectionProps({
  ...heading,
  limit: z.number().int().min(1).max(20).default(4),
  bodies: z
    .array(line)
    .max(20)
    .default([])
    .describe('the body types to show if they are in stock, instead of the first few'),
  pictures: tilePictures,
});
