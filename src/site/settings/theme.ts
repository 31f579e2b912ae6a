import { z } from 'zod';
import { paletteNames, palettes } from '#site/theme/palettes.ts';

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c');

/** The colours of a site that chooses neither a palette nor its own. */
const plainColours = { brand: '#0f4c5c', action: '#e36414', paper: '#ffffff', ink: '#16191d' };

const chosenTheme = z.strictObject({
  palette: z
    .enum(paletteNames)
    .optional()
    .describe('colours chosen together; brand, action, paper and ink replace single ones of it'),
  brand: colour
    .optional()
    .describe(`colour of the header, links and headings; else ${plainColours.brand}`),
  action: colour.optional().describe(`colour of the main buttons; else ${plainColours.action}`),
  secondary: colour
    .optional()
    .describe(
      'colour of what stands out quietly: kickers, numbers and edges; else the brand colour',
    ),
  paper: colour.optional().describe(`background colour; else ${plainColours.paper}`),
  ink: colour.optional().describe(`text colour; else ${plainColours.ink}`),
  radius: z.enum(['none', 'small', 'medium', 'large']).default('medium'),
  photos: z
    .enum(['fill', 'whole', 'studio'])
    .default('fill')
    .describe(
      "how vehicles' photographs stand in their frames: 'fill' crops them; 'whole' shows all of each; 'studio' as well, and lets white backgrounds take the colour of the frame",
    ),
  typeface: z
    .enum(['template', 'system', 'grotesk', 'condensed', 'serif', 'editorial'])
    .default('template')
    .describe("'template' leaves the choice to the template"),
});

/** A site's look, with its palette's colours where it has none of its own. */
export const theme = chosenTheme.transform(({ palette, ...own }) => {
  const { brand, action, paper, ink } = palette ? palettes[palette] : plainColours;
  return {
    ...own,
    brand: own.brand ?? brand,
    action: own.action ?? action,
    paper: own.paper ?? paper,
    ink: own.ink ?? ink,
  };
});

export type Theme = z.infer<typeof theme>;
