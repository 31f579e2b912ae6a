import { z } from 'zod';
import { picture, sectionProps } from '#site/pages/section-schema.ts';
import { line } from '#site/settings/text.ts';
import { colour } from '#site/settings/theme.ts';

/** As long as the form's answers may be. */
const name = line.max(60);

/** What shoppers can choose of a manufacturer's model: its version, its paint and its interior. */
export const configurator = sectionProps({
  model: line.describe("the model's slug"),
  versions: z
    .array(
      z.strictObject({
        name,
        text: line.optional().describe('what tells it from the others'),
        price: line.optional().describe('with its basis: $32,990 drive away'),
      }),
    )
    .min(1)
    .max(6),
  paints: z.array(z.strictObject({ name, colour, picture })).min(1).max(8),
  interiors: z
    .array(z.strictObject({ name, text: line.optional() }))
    .max(4)
    .default([]),
});
