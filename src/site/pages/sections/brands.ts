import { z } from 'zod';
import { brandGroups } from '#domain/manufacturer/manufacturer.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** A grid of the manufacturers in the content, with their logos. Left out if there are none. */
export const brands = sectionProps({
  ...heading,
  groups: z.array(z.enum(brandGroups)).default([]).describe('empty for all, each under its name'),
});
