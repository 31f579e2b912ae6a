import { readFile } from 'node:fs/promises';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeOfCity } from '#partners/postcode-place/place-of-city.ts';
import { pick, randomFeatures } from '#tests/oracle/listing-rows.ts';
import type { Row } from '#search/engine/search-index.ts';
import { placeKey } from '#search/vehicle-search/places-near.ts';
import { vehicleRow } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import type { FeedVehicle } from '#services/stock-feed/feed-row.ts';
import { parseMapping } from '#services/stock-feed/mapping/parse-mapping.ts';
import { openFeed } from '#services/stock-feed/open-feed.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { seededRandom } from './seeded-random.ts';
import { realListings } from './real-listings.ts';

let imported: Promise<readonly FeedVehicle[]> | undefined;

/** The vehicles that the import reads from the real listings, in order. The files of a worker share them. */
export function importedListings(): Promise<readonly FeedVehicle[]> {
  imported ??= readListings();
  return imported;
}

async function readListings(): Promise<FeedVehicle[]> {
  const mapping = parseMapping(
    await readFile(
      new URL('../../examples/mappings/australian-vehicle-prices.json', import.meta.url),
      'utf8',
    ),
  );
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.faults));
  const feed = await openFeed(realListings);
  const vehicles: FeedVehicle[] = [];
  for await (const row of readFeed(feed.input, { format: feed.format, mapping: mapping.mapping })) {
    if (row.ok) vehicles.push(row.vehicle);
  }
  return vehicles;
}

/**
 * The real listings as stored vehicles. Fields that dealers' feeds have but the listings lack (status, features, tags,
 * weekly prices, dates) are generated, always the same.
 */
export async function realVehicles(): Promise<Vehicle[]> {
  const random = seededRandom(1);
  const vehicles: Vehicle[] = [];
  for (const facts of await importedListings()) {
    vehicles.push(completed(facts, vehicles.length + 1, random));
  }
  return vehicles;
}

/**
 * Generates `count` vehicles: first the given ones, then variations with their own prices, dates, kilometres, features,
 * yards and stock numbers.
 */
export function* resampledVehicles(
  vehicles: readonly Vehicle[],
  count: number,
): Generator<Vehicle> {
  const random = seededRandom(2);
  for (let id = 1; id <= count; id++) {
    if (id <= vehicles.length) {
      yield vehicles[id - 1]!;
      continue;
    }
    const model = pick(vehicles, random());
    const yard = pick(vehicles, random());
    const sale = pick(vehicles, random());
    const nudge = 0.9 + random() * 0.2;
    const { city, state, location_name, colour } = yard;
    yield {
      ...model,
      id,
      slug: `v-${id}`,
      stocknum: `U${100_000 + id}`,
      dealership_slug: yard.dealership_slug,
      ...present({ city, state, location_name, colour, tag: sale.tag }),
      status: sale.status,
      ...present({
        price: model.price && Math.round(model.price * nudge),
        km: model.km && Math.round(model.km * nudge),
      }),
      created_at: dateIn(random()),
      filtered_features: randomFeatures(random),
    };
  }
}

/** The vehicle's id and row in the search index. */
export function stockRow(vehicle: Vehicle): [number, Row] {
  const { city, state, dealership_slug: slug } = vehicle;
  const place = city === undefined ? undefined : placeOfCity(city, state);
  return [vehicle.id, vehicleRow(vehicle, nameOf(slug), place && placeKey(place))];
}

function completed(facts: FeedVehicle, id: number, random: () => number): Vehicle {
  const yard = facts.location_name ?? `${facts.city ?? 'Outback'} Motors`;
  const created = dateIn(random());
  const weekly = facts.price && random() < 0.3 ? Math.round(facts.price / 180) : undefined;
  const tag =
    random() < 0.1 ? pick(['Special', 'Reduced', 'Low km', 'One owner'], random()) : undefined;
  const status = pick(
    ['in_stock', 'in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold'],
    random(),
  );
  return {
    ...facts,
    id,
    slug: `v-${id}`,
    dealership_slug: yard.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    status,
    ...(status === 'sold' && { sold_date_timestamp: created }),
    categories: [`${facts.car_type}-cars`],
    certified: random() < 0.2,
    ...present({ tag, subscription_price: weekly }),
    filtered_features: randomFeatures(random),
    photos_count: Math.floor(random() * 25),
    created_at: created,
    updated_at: created,
  };
}

/** A date in the year from 1 December 2025. */
function dateIn(share: number): string {
  return new Date(1_764_547_200_000 + Math.floor(share * 31_536_000) * 1000).toISOString();
}

function nameOf(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) =>
    (dash ? ' ' : '').concat(letter.toUpperCase()),
  );
}

function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // undefined values have been removed
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
