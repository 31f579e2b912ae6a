import type { Manufacturer, Model } from '#domain/manufacturer/manufacturer.ts';
import { slugify } from '#domain/text/slugify.ts';
import { printPictureAddress } from '#demo/pictures/picture-address.ts';
import { drawFrom } from '#demo/stock/draw.ts';
import type { DemoBusiness } from './content-plans.ts';
import type { PresentedModel } from './presented-model.ts';

const colours = ['White', 'Silver', 'Grey', 'Blue', 'Red', 'Green', 'Orange', 'Black'] as const;
/**
 * The number of different vehicles of each body in the content's pictures; every picture is a file in the repository.
 */
export const SEEDS = 5;

/** The manufacturers of the models, sorted by name, each with its models in catalogue order. */
export function demoManufacturers(models: readonly PresentedModel[]): Manufacturer[] {
  const names = [...new Set(models.map(({ make }) => make))].sort();
  return names.map((name) => {
    const own = models.filter(({ make }) => make === name);
    return {
      id: slugify(name),
      name,
      slug: slugify(name),
      // a make of cars and trucks, such as Isuzu, stands where its first model does
      group: own[0]?.group ?? 'cars',
      models: own.map(demoModel),
    };
  });
}

/** The tiles of a dealer's other businesses. */
export function demoBusinesses(businesses: readonly DemoBusiness[]): Manufacturer[] {
  return businesses.map((business) => {
    const slug = slugify(business.name);
    return { id: slug, slug, group: 'group', models: [], ...business };
  });
}

/** `kia-seltos`. Includes the make, because a model name such as 3 or 300 makes a poor address on its own. */
export function demoModelSlug({ make, name }: PresentedModel): string {
  return slugify(`${make} ${name}`);
}

function demoModel(model: PresentedModel): Model {
  const [body, body2, body3] = model.bodies;
  const slug = demoModelSlug(model);
  const draw = drawFrom(`model ${slug}`);
  const url = printPictureAddress({
    body: model.picture,
    colour: draw.pick(colours),
    seed: draw.whole(1, SEEDS),
    backdrop: 'studio-light',
    view: 'front-three-quarter',
  });
  return {
    name: model.name,
    slug,
    status: 'active',
    image: { url },
    ...(body !== undefined && { manufacturer_body: body }),
    ...(body2 !== undefined && { manufacturer_body2: body2 }),
    ...(body3 !== undefined && { manufacturer_body3: body3 }),
  };
}
