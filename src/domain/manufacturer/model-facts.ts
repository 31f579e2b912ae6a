import type { Model } from './manufacturer.ts';

/** The body types of a model, the main one first. */
export function modelBodies(model: Model): string[] {
  const bodies = [model.manufacturer_body, model.manufacturer_body2, model.manufacturer_body3];
  return [...new Set(bodies.filter((body) => body !== undefined && body !== ''))] as string[];
}

export function modelPicture(model: Model): string | undefined {
  return model.cloudfront_new_image_url ?? model.image?.url;
}

/** The address of the model's page. */
export function modelAddress(model: Pick<Model, 'slug' | 'override_url'>): string {
  return model.override_url ?? `/${model.slug}`;
}
