import { z } from 'zod';
import { line, slug } from './text.ts';

/** A dealership's own website, which is not this site. */
export const website = z.url({ protocol: /^https$/ });

const websiteLogo = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .optional()
  .describe('the address of the logo that stands beside the link to the website');

/** The owner of stock that the site shows. */
export const dealership = z.strictObject({
  slug,
  name: line,
  url: website.optional().describe("its own website, to which its locations' cards and pages link"),
  logo: websiteLogo,
  dealership_websites: z
    .array(
      z.strictObject({
        make: line.describe('as in the stock'),
        url: website,
        logo: websiteLogo,
        title: line.optional().describe('the text of the link; defaults to the host name'),
      }),
    )
    .max(60)
    .default([])
    .describe(
      "its websites for single makes, linked from its locations' pages and the makes' pages",
    ),
});
