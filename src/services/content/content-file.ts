import { z } from 'zod';
import { modelStatuses } from '#domain/manufacturer/manufacturer.ts';
import { href, line, slug } from '#site/settings/text.ts';

/** It stands in addresses. Other systems' ids are often numbers. */
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

/** A dealer's content as an operator gives it. A list that is there is the whole truth of it; one that is absent says nothing. */
export const contentFile = z
  .strictObject({
    offers: z.array(offer).optional(),
    manufacturers: z.array(manufacturer).optional(),
  })
  .check(({ value: { offers, manufacturers }, issues }) => {
    const fault = (path: PropertyKey[], message: string, input: unknown): void =>
      void issues.push({ code: 'custom', input, path, message });
    if (!offers && !manufacturers) fault([], 'holds neither offers nor manufacturers', undefined);
    repeated(offers ?? [], ({ id }) => id).forEach((at) =>
      fault(['offers', at, 'id'], 'another offer has the same id', offers?.[at]?.id),
    );
    repeated(manufacturers ?? [], ({ id }) => id).forEach((at) =>
      fault(['manufacturers', at, 'id'], 'another manufacturer has the same id', undefined),
    );
    const models = (manufacturers ?? []).flatMap(({ models }, maker) =>
      models.map(({ slug }, at) => ({
        slug,
        path: ['manufacturers', maker, 'models', at, 'slug'],
      })),
    );
    repeated(models, ({ slug }) => slug).forEach((at) =>
      fault(models[at]?.path ?? [], 'another model has the same slug', models[at]?.slug),
    );
  });

/** The places of the values that an earlier one repeats. */
function repeated<T>(list: readonly T[], keyOf: (item: T) => string): number[] {
  const seen = new Set<string>();
  return list.flatMap((item, at) => {
    const key = keyOf(item);
    if (seen.has(key)) return [at];
    seen.add(key);
    return [];
  });
}
