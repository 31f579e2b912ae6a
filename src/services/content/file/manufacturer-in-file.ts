import { z } from 'zod';
import { brandGroups, modelStatuses } from '#domain/manufacturer/manufacturer.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { href, line, slug } from '#site/settings/text.ts';
import { foreignId, longText, pictureAddress } from './file-fields.ts';

const model = z.strictObject({
  name: line,
  slug,
  override_url: href.optional(),
  status: z.enum(modelStatuses).default('active'),
  image: z.strictObject({ url: pictureAddress }).optional(),
  cloudfront_new_image_url: pictureAddress.optional(),
  manufacturer_body: line.optional(),
  manufacturer_body2: line.optional(),
  manufacturer_body3: line.optional(),
});

/** A manufacturer with its models in a content file. */
export const manufacturerInFile = z.strictObject({
  id: foreignId,
  name: line,
  slug,
  logo: z.strictObject({ url: pictureAddress }).optional(),
  banner: z.strictObject({ url: pictureAddress }).optional(),
  description: longText.transform(plainText).optional(),
  group: z
    .enum(brandGroups)
    .default('cars')
    .describe("the grid of brands it belongs to; 'group' for the dealer's own other businesses"),
  skip_page: z.boolean().optional().describe('its tile leads to the stock instead of a page'),
  override_url: href.optional().describe('where its tile leads instead of a page'),
  models: z.array(model).default([]),
});
