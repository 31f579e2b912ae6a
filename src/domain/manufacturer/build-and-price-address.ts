import type { Manufacturer, Model } from './manufacturer.ts';

/** The page on which shoppers describe a new vehicle and ask for its price. */
export const buildAndPricePath = '/build-and-price';

/** The names of the parameters that fill in what the shopper wants: make and model by slug, the rest by name. */
export const buildAndPriceParameters = {
  make: 'make',
  model: 'model',
  version: 'version',
  paint: 'paint',
  interior: 'interior',
} as const;

/** The page's address with a model filled in. */
export function modelBuildAddress({ slug }: Pick<Model, 'slug'>): string {
  return `${buildAndPricePath}?${buildAndPriceParameters.model}=${slug}`;
}

/** The page's address with a make filled in. */
export function makeBuildAddress({ slug }: Pick<Manufacturer, 'slug'>): string {
  return `${buildAndPricePath}?${buildAndPriceParameters.make}=${slug}`;
}
