import { z } from 'zod';
import { href, line } from './text.ts';
import { colour } from './theme.ts';

export const socialNetworks = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'x',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const picture = z
  .string()
  .max(2000)
  .regex(
    /^(https:\/\/|demo-logo:)\S+$/,
    'must be the https address of a picture (SVG, PNG, WebP or JPEG)',
  );

const logo = z
  .strictObject({
    image: picture.describe('for light grounds'),
    on_dark: picture
      .optional()
      .describe('for dark grounds; without it, the other one stands on a white plate there'),
    width: z
      .number()
      .int()
      .min(40)
      .max(320)
      .default(180)
      .describe('CSS pixels in the header; the height follows from the file, up to 56 pixels'),
    alt: line.optional().describe("for those who cannot see it; defaults to the dealer's name"),
  })
  .describe("replaces the dealer's name in header, drawer and footer");

const icon = z
  .strictObject({
    image: picture.describe('a square picture, as SVG or at least 512 pixels wide'),
    ground: colour
      .default('#ffffff')
      .describe("behind its transparent parts on phones' home screens"),
  })
  .describe("the icon in browser tabs and on home screens; defaults to the name's initials");

const franchises = z
  .strictObject({
    title: line.default('Authorised dealer'),
    makes: z
      .array(
        z.strictObject({
          name: line,
          logo: picture.optional().describe('on a white plate; without it, the name stands there'),
          link: href.optional(),
        }),
      )
      .max(24)
      .default([]),
  })
  .describe('the makes that the dealer represents, in the footer');

/** How the dealer presents itself in the frame of every page. */
export const brand = z.strictObject({
  logo: logo.optional(),
  icon: icon.optional(),
  franchises: franchises.prefault({}),
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
