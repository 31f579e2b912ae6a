import { z } from 'zod';
import { departments } from '#domain/dealership/departments.ts';
import { heading, picture, sectionProps } from '#site/pages/section-schema.ts';
import { line } from '#site/settings/text.ts';

/** The people of the dealer. They have their departments' phone numbers, so that a call is always answered. */
export const team = sectionProps({
  ...heading,
  people: z
    .array(
      z.strictObject({
        name: line,
        role: line,
        picture: picture.optional().describe('without one, the initials are shown'),
        department: z
          .enum(departments)
          .optional()
          .describe('whose phone number is shown; by default none is'),
        location: line
          .optional()
          .describe(
            'the id of the location with the number; by default the first of the department',
          ),
        email: z.email().optional(),
      }),
    )
    .min(1)
    .max(60),
});
