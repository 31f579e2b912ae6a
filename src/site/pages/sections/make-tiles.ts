import { z } from 'zod';
import { heading, sectionProps, tilePictures } from '#site/pages/section-schema.ts';

/** Links to the stock by make, the most frequent first. */
export const makeTiles = sectionProps({
  ...heading,
  limit: z.number().int().min(1).max(60).default(12),
  pictures: tilePictures,
});
