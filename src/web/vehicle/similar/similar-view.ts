import { similarPriceBand } from '#domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { sectionName } from '#site/templates.ts';

export interface SimilarView {
  slug: string;
  title: string;
  /** The address of a search for similar vehicles. */
  search: string;
}

export function similarView(vehicle: Vehicle, settings: SiteSettings): SimilarView | undefined {
  if (!settings.vehicle.similar) return undefined;
  const body = vehicle.simple_body ?? vehicle.body;
  const band = similarPriceBand(vehicle);
  return {
    slug: vehicle.slug,
    title: sectionName(settings.template, 'similar') ?? `Similar ${vehicleWords(vehicle).plural}`,
    search: searchUrl({
      page: 1,
      choices: body === undefined ? { make: [vehicle.make] } : { body: [body] },
      ranges: band ? { price: band } : {},
    }),
  };
}
