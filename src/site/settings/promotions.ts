import { z } from 'zod';
import { day, href, line } from './text.ts';

const place = z.number().int().min(1).max(100);

const promotion = z.strictObject({
  start: day.optional().describe('the first day'),
  expiry: day.optional().describe('the last day'),
  position: place
    .default(8)
    .describe('its order in the rotation; with strictDisplay, its place among the cards'),
  display: z.boolean().default(true),
  strictDisplay: z
    .boolean()
    .default(false)
    .describe('shows it only at its own position, outside the rotation'),
  node: z
    .strictObject({
      title: line.default('We Want Your Car!'),
      text: z
        .string()
        .trim()
        .max(500)
        .default('Tell us about it and get an offer from our buyers.'),
      image: z.string().max(2000).optional(),
      link: z
        .strictObject({ label: line, href })
        .default({ label: 'Get an offer', href: '/sell-your-car' }),
    })
    .prefault({}),
});

export const promotions = z
  .strictObject({
    items: z.array(promotion).max(50).default([]),
    placement: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('every'), every: place }),
        z.strictObject({ kind: z.literal('positions'), positions: z.array(place).min(1).max(20) }),
        z.strictObject({ kind: z.literal('random'), count: z.number().int().min(1).max(5) }),
      ])
      .default({ kind: 'positions', positions: [8] })
      .describe('the places of promotions among the results; promotions rotate through them'),
  })
  .describe('tiles among the search results');

const bannerLink = z.strictObject({ title: line, text: line.optional(), href });

export const featureBanner = z
  .strictObject({
    enabled: z.boolean().default(false),
    links: z
      .array(bannerLink)
      .min(1)
      .max(3)
      .default([
        { title: 'Latest offers', href: '/special-offers' },
        { title: 'Book service online', href: '/service' },
        {
          title: 'Sell your car',
          text: 'Get an instant offer in 2 minutes',
          href: '/sell-your-car',
        },
      ]),
  })
  .describe('three links above the results');
