import { buildAndPriceParameters } from '#domain/manufacturer/build-and-price-address.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { SiteContent } from '#search/content-search/site-content.ts';
import type { Location } from '#site/settings/locations.ts';

/** The vehicle that a link to a form names. */
export interface WantedVehicle {
  make: string;
  /** Undefined if the link names a make only. */
  model: string | undefined;
}

/** Reads `?model=kia-seltos` or `?make=kia`; undefined if the site presents neither. */
export function wantedByAddress(
  { searchParams }: URL,
  { models, manufacturers }: Pick<SiteContent, 'models' | 'manufacturers'>,
): WantedVehicle | undefined {
  const { make, model } = buildAndPriceParameters;
  const named = models.bySlug(searchParams.get(model) ?? '');
  if (named) return { make: named.manufacturer.name, model: named.name };
  const maker = manufacturers.find(({ slug }) => slug === searchParams.get(make));
  return maker && { make: maker.name, model: undefined };
}

/** Fills in what the shopper wants, and the first location that sells it if the form asks for one. */
export function withWanted(
  fields: readonly FormField[],
  wanted: WantedVehicle | undefined,
  locations: readonly Location[],
): FormField[] {
  if (!wanted) return [...fields];
  const make = slugify(wanted.make);
  const sellers = locations.filter(({ manufacturers }) =>
    manufacturers.map(slugify).includes(make),
  );
  return fields.map((field) => {
    if (field.name === 'wanted_vehicle') {
      return { ...field, value: [wanted.make, wanted.model].filter(Boolean).join(' ') };
    }
    const values = new Set(field.options?.map(({ value }) => value));
    const seller = sellers
      .map((location) => sellerValue(field.name, location))
      .find((value) => value !== undefined && values.has(value));
    return seller === undefined ? field : { ...field, value: seller };
  });
}

/** How a yard question names a location. */
function sellerValue(field: string, { id, dealership_slug }: Location): string | undefined {
  if (field === 'location_id') return id;
  return field === 'dealership_slug' ? dealership_slug : undefined;
}
