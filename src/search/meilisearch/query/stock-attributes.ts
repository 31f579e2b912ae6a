import { indexedFacets } from '#domain/vehicle/facets.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/** Public attributes besides shoppers' filters, by name, each with its column. */
const otherAttributes = {
  custom_rank: 'custom_rank',
  id: 'vehicle_id',
  photos_count: 'photos_count',
  reserved: 'reserved',
  // these columns contain the simple values where a feed has them
  simple_body: 'body',
  simple_drive: 'drive',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
  stocknum: 'stocknum',
} as const;

/** Every vehicle has a different value, so counting them would be useless. */
const withoutCounts: readonly string[] = ['id', 'stocknum'];

/** The fields of text searches, by their public names. */
export const stockTextFields: ReadonlyMap<string, string> = new Map(
  [
    ...Object.keys(vehicleSchema.text).map((name) => [name, name] as const),
    ...Object.entries(otherAttributes),
  ]
    .filter(([, field]) => Object.hasOwn(vehicleSchema.text, field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/**
 * What the public may filter by, with the specification's names. Other columns are private: hidden tiers and website
 * visibility would reveal what a dealer hides.
 */
export const stockAttributes: SearchableAttributes = new Map(
  [...indexedFacets.map((name) => [name, name] as const), ...Object.entries(otherAttributes)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, column]) => [
      name,
      {
        column,
        facet: !withoutCounts.includes(name),
        // the index maintains no order of stock numbers, because there is a new one every minute
        sort: vehicleSchema.columns[column] !== 'keywords' && column !== 'stocknum',
      },
    ]),
);
