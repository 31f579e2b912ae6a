import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/**
 * The address of a location beside its map, which loads on request. Without coordinates there is the address alone; a
 * location that is not shown leaves the section out.
 */
export const map = sectionProps({
  ...heading,
  location: line.optional().describe('the id of a location; the primary one if absent'),
  zoom: z.number().int().min(1).max(19).default(15),
});
