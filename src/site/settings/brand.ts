import { z } from 'zod';
import { href, line } from './text.ts';

export const socialNetworks = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'x',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What the footer says about the dealer. */
export const brand = z.strictObject({
  abn: z
    .string()
    .regex(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'must be eleven digits')
    .optional()
    .describe('Australian Business Number'),
  dealer_type_text: line
    .optional()
    .describe("follows the dealer's name in the footer: 'Licensed motor dealer'"),
  social: z
    .array(
      z.strictObject({
        network: z.enum(socialNetworks),
        url: z.url({ protocol: /^https$/ }),
      }),
    )
    .max(socialNetworks.length)
    .default([])
    .describe("links to the dealer's own pages on social networks"),
  share_picture: z
    .string()
    .max(2000)
    .optional()
    .describe(
      'the photograph of links that shoppers share to pages without a picture; without it they show the name and tagline on the brand colour',
    ),
  privacy_link: href.optional().describe('the privacy policy'),
});
