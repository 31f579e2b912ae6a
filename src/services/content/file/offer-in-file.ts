import { z } from 'zod';
import { areInOrder } from '#domain/time/period.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { searchAddress } from '#site/pages/section-schema.ts';
import { href, line, localMinute, slug } from '#site/settings/text.ts';
import { foreignId, longText, pictureAddress } from './file-fields.ts';

/** An offer in a content file. Its HTML becomes plain text, because foreign HTML must not reach a page. */
export const offerInFile = z
  .strictObject({
    id: foreignId,
    name: line,
    description: longText.optional(),
    sanitized_description: longText.optional(),
    disclaimer: longText.optional(),
    category: line.optional(),
    manufacturer: line.optional(),
    model: z.strictObject({ name: line, slug, override_url: href.optional() }).optional(),
    image_url: pictureAddress.optional(),
    price: z.number().int().min(0).max(100_000_000).optional(),
    starts: localMinute.optional().describe("the first minute, in the site's time zone"),
    ends: localMinute.optional().describe("the first minute after, in the site's time zone"),
    search: searchAddress
      .optional()
      .describe('a search for its vehicles; by default those of its manufacturer and model'),
    excluded_website_ids: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
  })
  .refine(areInOrder, {
    path: ['ends'],
    error: 'must be after starts',
  })
  .transform((offer): Offer => {
    const description = offer.sanitized_description ?? offer.description;
    return {
      ...offer,
      sanitized_description: description === undefined ? undefined : plainText(description),
      disclaimer: offer.disclaimer === undefined ? undefined : plainText(offer.disclaimer),
    };
  });
