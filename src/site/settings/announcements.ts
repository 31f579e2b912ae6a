import { z } from 'zod';
import { areInOrder } from '#domain/time/period.ts';
import { href, line, localMinute, slug } from './text.ts';

const announcement = z
  .strictObject({
    id: slug
      .optional()
      .describe(
        'visitors who have dismissed the announcement with this id do not see it again; without an id, a changed text or link makes it a new announcement',
      ),
    text: line,
    link: z.strictObject({ label: line, href }).optional(),
    starts: localMinute.optional().describe("the first minute, in the dealer's time zone"),
    ends: localMinute.optional().describe("the first minute after, in the dealer's time zone"),
    tone: z
      .enum(['quiet', 'brand', 'action'])
      .default('quiet')
      .describe(
        "'brand' is in the brand's colour, 'action' in that of the main buttons, 'quiet' in a tint",
      ),
    dismissible: z.boolean().default(true).describe('whether visitors may dismiss it'),
  })
  .refine(areInOrder, {
    path: ['ends'],
    error: 'must be after starts',
  });

export const announcements = z
  .array(announcement)
  .max(6)
  .default([])
  .check(({ value, issues }) => {
    value.forEach(({ id }, at) => {
      if (id === undefined || value.findIndex((other) => other.id === id) === at) return;
      const message = 'is the id of another announcement';
      issues.push({ code: 'custom', input: id, path: [at, 'id'], message });
    });
  })
  .describe(
    'announcements above the header of every page, one at a time: the first that runs and that the visitor has not dismissed',
  );

export type AnnouncementSettings = z.infer<typeof announcement>;
