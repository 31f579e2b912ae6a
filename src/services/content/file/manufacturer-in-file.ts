import { z } from 'zod';
import { modelStatuses } from '#domain/manufacturer/manufacturer.ts';
import { href, line, slug } from '#site/settings/text.ts';
import { foreignId, pictureAddress } from './file-fields.ts';

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
  models: z.array(model).default([]),
});
