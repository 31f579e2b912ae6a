import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** The dealer's locations, as a card, a grid of cards or a carousel. Left out if none is chosen. */
export const locations = sectionProps({
  ...heading,
  show: line
    .default('all')
    .describe('primary, sales, service, parts, service-and-parts, all, or the id of a location'),
  manufacturer: line.optional().describe('only locations that sell this make'),
  subtype: line.optional(),
  include: z.array(line).max(300).default([]).describe('ids; if any, only these'),
  exclude: z.array(line).max(300).default([]),
  limit: z.number().int().min(1).max(60).default(12),
  layout: z
    .enum(['cards', 'carousel', 'photos'])
    .default('cards')
    .describe('photos: a photograph, the address and whether it is open'),
});
