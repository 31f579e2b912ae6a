import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { type Criteria, everything } from './criteria.ts';
import { nowhere, type PlaceFinder } from './place-finder.ts';
import { placeKey, placesNear, type Point, pointOfPlace } from './places-near.ts';
import type { SiteStock } from './stock-search.ts';
import { VehicleIndex } from './embedded/vehicle-index.ts';

const points: Record<string, { lat: number; long: number }> = {
  Brisbane: { lat: -27.4698, long: 153.0251 },
  Ipswich: { lat: -27.6161, long: 152.7609 },
  'Gold Coast': { lat: -28.0167, long: 153.4 },
  Sydney: { lat: -33.8688, long: 151.2093 },
};
const finder: PlaceFinder = {
  ...nowhere,
  ofVehicle: ({ city }) => points[city ?? ''],
  ofPostcode: (postcode) => (postcode === '4000' ? points['Brisbane'] : undefined),
};
const cities = ['Sydney', 'Gold Coast', 'Ipswich', 'Brisbane', undefined];

async function stockIn(count: number): Promise<SiteStock> {
  const index = new VehicleIndex((slug) => slug, finder);
  await index.apply(
    Array.from({ length: count }, (_, at) => {
      const city = cities[at % cities.length];
      return someVehicle({
        id: at + 1,
        slug: `v-${at + 1}`,
        dealership_slug: 'yard-yard',
        make: at % 2 ? 'Kia' : 'Toyota',
        ...(city && { city }),
      });
    }),
  );
  return index.open(someSite('yard'), new Date('2026-03-10T00:00:00Z'));
}

const near = (km: 10 | 50 | 100): Criteria => ({ ...everything, near: { postcode: '4000', km } });

it('encodes a place as a keyword and decodes it', () => {
  expect(placeKey(points['Brisbane']!)).toBe('-27.470,153.025');
  expect(pointOfPlace('-27.470,153.025')).toEqual({ lat: -27.47, long: 153.025, isRough: false });
  expect(pointOfPlace(placeKey({ lat: -26.19, long: 152.67, isRough: true }))).toEqual({
    lat: -26.19,
    long: 152.67,
    isRough: true,
  });
});

it('finds the places within a distance, nearest first', () => {
  const places = Object.values(points).map(placeKey);
  const found = placesNear(places, points['Brisbane']!, 100);
  expect(found.map(({ km }) => Math.round(km))).toEqual([0, 31, 71]);
});

it('finds a place at exactly the distance, and none beyond', () => {
  const centre = points['Brisbane']!;
  const places = [placeKey(points['Ipswich']!)];
  const [{ km } = { km: 0 }] = placesNear(places, centre, 100);
  expect(placesNear(places, centre, km)).toHaveLength(1);
  expect(placesNear(places, centre, km - 0.001)).toEqual([]);
});

it('is rough if either end is', () => {
  const [city, town] = [points['Brisbane']!, { lat: -26.19, long: 152.67, isRough: true }];
  const isRough = (centre: Point, place: Point) =>
    placesNear([placeKey(place)], centre, 500)[0]?.isRough;
  expect(isRough(city, points['Ipswich']!)).toBe(false);
  expect(isRough(city, town)).toBe(true);
  expect(isRough(town, city)).toBe(true);
});

it('finds vehicles within the distance, but none whose place is unknown', async () => {
  const stock = await stockIn(20);
  expect(await stock.count(near(10))).toBe(4);
  expect(await stock.count(near(50))).toBe(8);
  expect(await stock.count(near(100))).toBe(12);
});

it('counts facets within the circle as they would be found when chosen', async () => {
  const stock = await stockIn(20);
  const { facets } = await stock.search(near(50));
  for (const [make, count] of facets['make'] ?? []) {
    expect(await stock.count({ ...near(50), choices: { make: [make] } })).toBe(count);
  }
  expect(facets['make']?.reduce((sum, [, count]) => sum + count, 0)).toBe(8);
});

it('returns the distance of each vehicle', async () => {
  const page = await (await stockIn(20)).search(near(50));
  const byCity = page.vehicles.map(({ id, city }) => [
    city,
    Math.round(page.distances?.get(id)?.km ?? NaN),
  ]);
  expect(new Map(byCity as [string, number][])).toEqual(
    new Map([
      ['Brisbane', 0],
      ['Ipswich', 31],
    ]),
  );
});

it('lists the nearest first, without repeating or skipping across pages', async () => {
  const stock = await stockIn(100);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => stock.search({ ...near(100), sortBy: 'nearest', page })),
  );
  const listed = pages.flatMap(({ vehicles }) => vehicles);
  expect(listed.map(({ city }) => city)).toEqual(
    ['Brisbane', 'Ipswich', 'Gold Coast'].flatMap((city) => Array.from({ length: 20 }, () => city)),
  );
  expect(new Set(listed.map(({ id }) => id)).size).toBe(60);
});

it('ignores an unknown place', async () => {
  const stock = await stockIn(20);
  const criteria: Criteria = { ...everything, near: { postcode: '9999', km: 50 } };
  expect(await stock.count(criteria)).toBe(20);
  expect((await stock.search({ ...criteria, sortBy: 'nearest' })).total).toBe(20);
});
