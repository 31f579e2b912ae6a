import { z } from 'zod';
import { day, href, line, slug } from './text.ts';

export const popup = z
  .strictObject({
    id: slug
      .optional()
      .describe(
        'shoppers who have closed the popup with this id do not see it again; without an id, any change makes it a new popup',
      ),
    title: line,
    description: z.string().trim().max(1000).default('').describe('plain text'),
    image: z.string().max(2000).optional().describe('shown at an aspect ratio of 3:2'),
    button: z.strictObject({ label: line, href }).optional(),
    expires: day.optional().describe("the last day, in the dealer's time zone"),
    delay_seconds: z
      .number()
      .int()
      .min(0)
      .max(120)
      .default(3)
      .describe('seconds on a page before the popup opens, if the shopper is idle then'),
    pages: z
      .enum(['home', 'all'])
      .default('all')
      .describe("'all' means every page except forms, reservations and payments"),
  })
  .describe('a popup that opens over the page until the shopper closes it');

export type PopupSettings = z.infer<typeof popup>;
