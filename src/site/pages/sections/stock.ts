import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, searchAddress, sectionProps } from '#site/pages/section-schema.ts';

/** The first vehicles of a search. Left out while the search finds none. */
export const stock = sectionProps({
  ...heading,
  search: searchAddress.default('/search').describe('any search of the site, with its order'),
  limit: z.number().int().min(1).max(24).default(8),
  layout: z.enum(['grid', 'carousel']).default('grid'),
  link_label: line.optional().describe('by default: See all 1,204 cars'),
});
