import { z } from 'zod';
import type { Offer } from '#domain/offer/offer.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { href, line, slug } from '#site/settings/text.ts';
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
    excluded_website_ids: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
  })
  .transform((offer): Offer => {
    const description = offer.sanitized_description ?? offer.description;
    return {
      ...offer,
      sanitized_description: description === undefined ? undefined : plainText(description),
      disclaimer: offer.disclaimer === undefined ? undefined : plainText(offer.disclaimer),
    };
  });
