import { facetNames } from '#domain/vehicle/facets.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/** Public besides what shoppers filter on, by name, with the column that each is. */
const others = {
  custom_rank: 'custom_rank',
  id: 'vehicle_id',
  photos_count: 'photos_count',
  reserved: 'reserved',
  // stock is searched by the simple words where a feed has them
  simple_body: 'body',
  simple_drive: 'drive',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
  stocknum: 'stocknum',
} as const;

/** Every vehicle has one of its own: counting them would be work for nothing. */
const withoutCounts: readonly string[] = ['id', 'stocknum'];

/** The fields that words are looked for in, by the names that the public may look in them by. */
export const stockTextFields: ReadonlyMap<string, string> = new Map(
  [
    ...Object.keys(vehicleSchema.text).map((name) => [name, name] as const),
    ...Object.entries(others),
  ]
    .filter(([, field]) => Object.hasOwn(vehicleSchema.text, field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/**
 * What the public may filter by, in the specification's names. Other columns are nobody's business: hidden tiers, and
 * whether a vehicle is kept off the website, would tell what a dealer hides.
 */
export const stockAttributes: SearchableAttributes = new Map(
  [...facetNames.map((name) => [name, name] as const), ...Object.entries(others)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, column]) => [
      name,
      {
        column,
        facet: !withoutCounts.includes(name),
        // no order of the stock numbers is kept: there is a new one every minute
        sort: vehicleSchema.columns[column] !== 'keywords' && column !== 'stocknum',
      },
    ]),
);
