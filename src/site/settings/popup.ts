import { z } from 'zod';
import { day, href, line, slug } from './text.ts';

export const popup = z
  .strictObject({
    id: slug
      .optional()
      .describe(
        'who has closed a popup is not shown it again; without an id, a popup that changes in anything is a new one',
      ),
    title: line,
    description: z.string().trim().max(1000).default('').describe('plain text'),
    image: z.string().max(2000).optional().describe('shown at 3 to 2'),
    button: z.strictObject({ label: line, href }).optional(),
    expires: day.optional().describe('the last day, where the dealer is'),
    delay_seconds: z
      .number()
      .int()
      .min(0)
      .max(120)
      .default(3)
      .describe('on a page until it opens, if nothing is being done there'),
    pages: z
      .enum(['home', 'all'])
      .default('all')
      .describe("'all' means where shoppers look around, never where they fill in, reserve or pay"),
  })
  .describe('opens over the page once, until it is closed');

export type PopupSettings = z.infer<typeof popup>;
