import { z } from 'zod';
import { href, line } from '#site/settings/text.ts';

/** The ground of a section: the page's own, tinted with the brand's colour, or the brand's colour itself. */
export const sectionTones = ['plain', 'tint', 'brand'] as const;
export type SectionTone = (typeof sectionTones)[number];

/** The anchor of a section, and the name that editors know it by. */
const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
  .max(60);

/** The properties that all sections have, and the kind's own. Unknown properties are faults. */
export function sectionProps<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    id: z.string().min(1).max(100).describe('unique on the page'),
    anchor: anchor.optional().describe('the target of links to this section: #anchor'),
    tone: z.enum(sectionTones).default('plain'),
    ...shape,
  });
}

/** A section's heading and the sentence below it. */
export const heading = {
  title: line.optional(),
  text: z.string().trim().min(1).max(1000).optional(),
};

export const paragraph = z.string().trim().min(1).max(1000);

export const link = z.strictObject({ label: line, href });

export const picture = z.strictObject({
  source: z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/|demo:)/, 'must be an http or https address'),
  alt: z
    .string()
    .trim()
    .max(300)
    .default('')
    .describe('what the picture shows, for people who do not see it; empty for a decoration'),
});

/** Pictures of tiles that stand for values of the stock. */
export const tilePictures = z
  .array(
    z.strictObject({
      tile: line.describe("the tile's label"),
      source: picture.shape.source,
    }),
  )
  .max(60)
  .default([])
  .describe('pictures of tiles; the other tiles have none');

/** A path on the site without parameters, or with a search's: `/search/used-cars?body=SUV`. */
export const searchAddress = z
  .string()
  .max(2000)
  .regex(/^\/search(?:[/?]|$)/, 'must be the address of a search: /search/used-cars?body=SUV')
  .refine(isEncoded, 'has a % that begins no encoded character');

function isEncoded(address: string): boolean {
  return !/%(?![\da-f]{2})/i.test(address);
}
