import { z } from 'zod';
import { modelStatuses } from '#domain/manufacturer/manufacturer.ts';
import { href, line, slug } from '#site/settings/text.ts';

/** Used in addresses. Ids of other systems are often numbers, so these are accepted too. */
const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(
    z
      .string()
      .max(100)
      .regex(/^\w[\w.-]*$/, 'must be letters, digits, hyphens, dots and underscores'),
  );
const text = z.string().max(20_000);
const picture = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|demo:)/, 'must be an http or https address');

const offer = z.strictObject({
  id,
  name: line,
  description: text.optional(),
  sanitized_description: text.optional(),
  disclaimer: text.optional(),
  category: line.optional(),
  manufacturer: line.optional(),
  model: z.strictObject({ name: line, slug, override_url: href.optional() }).optional(),
  image_url: picture.optional(),
  price: z.number().int().min(0).max(100_000_000).optional(),
  excluded_website_ids: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
});

const model = z.strictObject({
  name: line,
  slug,
  override_url: href.optional(),
  status: z.enum(modelStatuses).default('active'),
  image: z.strictObject({ url: picture }).optional(),
  cloudfront_new_image_url: picture.optional(),
  manufacturer_body: line.optional(),
  manufacturer_body2: line.optional(),
  manufacturer_body3: line.optional(),
});

const manufacturer = z.strictObject({
  id,
  name: line,
  slug,
  logo: z.strictObject({ url: picture }).optional(),
  models: z.array(model).default([]),
});

/**
 * The file with a dealer's content. A list in the file replaces the stored list; a list that is absent leaves the
 * stored one unchanged.
 */
export const contentFile = z
  .strictObject({
    offers: z.array(offer).optional(),
    manufacturers: z.array(manufacturer).optional(),
  })
  .check(({ value: { offers, manufacturers }, issues }) => {
    const fault = (path: PropertyKey[], message: string, input: unknown): void =>
      void issues.push({ code: 'custom', input, path, message });
    if (!offers && !manufacturers)
      fault([], 'contains neither offers nor manufacturers', undefined);
    duplicateIndexes(offers ?? [], ({ id }) => id).forEach((at) =>
      fault(['offers', at, 'id'], 'another offer has the same id', offers?.[at]?.id),
    );
    duplicateIndexes(manufacturers ?? [], ({ id }) => id).forEach((at) =>
      fault(['manufacturers', at, 'id'], 'another manufacturer has the same id', undefined),
    );
    const models = (manufacturers ?? []).flatMap(({ models }, maker) =>
      models.map(({ slug }, at) => ({
        slug,
        path: ['manufacturers', maker, 'models', at, 'slug'],
      })),
    );
    duplicateIndexes(models, ({ slug }) => slug).forEach((at) =>
      fault(models[at]?.path ?? [], 'another model has the same slug', models[at]?.slug),
    );
  });

/** Returns the indexes of items that have the key of an earlier item. */
function duplicateIndexes<T>(list: readonly T[], keyOf: (item: T) => string): number[] {
  const seen = new Set<string>();
  return list.flatMap((item, at) => {
    const key = keyOf(item);
    if (seen.has(key)) return [at];
    seen.add(key);
    return [];
  });
}
