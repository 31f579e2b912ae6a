import { z } from 'zod';

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c');

export const theme = z.strictObject({
  brand: colour.default('#0f4c5c').describe('colour of the header, links and headings'),
  action: colour.default('#e36414').describe('colour of the main buttons'),
  secondary: colour
    .optional()
    .describe(
      'colour of what stands out quietly: kickers, numbers and edges; else the brand colour',
    ),
  paper: colour.default('#ffffff').describe('background colour'),
  ink: colour.default('#16191d').describe('text colour'),
  radius: z.enum(['none', 'small', 'medium', 'large']).default('medium'),
  photos: z
    .enum(['fill', 'whole', 'studio'])
    .default('fill')
    .describe(
      "how vehicles' photographs stand in their frames: 'fill' crops them; 'whole' shows all of each; 'studio' as well, and lets white backgrounds take the colour of the frame",
    ),
  typeface: z
    .enum(['template', 'system', 'grotesk', 'condensed', 'serif'])
    .default('template')
    .describe("'template' leaves the choice to the template"),
});

export type Theme = z.infer<typeof theme>;
