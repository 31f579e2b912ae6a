import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { FeedFault, FeedVehicle } from './feed-row.ts';
import { parseMapping } from './mapping/parse-mapping.ts';
import { openFeed } from './open-feed.ts';
import { readFeed } from './read-feed.ts';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';

const vehicles: FeedVehicle[] = [];
const refused: { line: number; faults: FeedFault[] }[] = [];
const warnings: FeedFault[] = [];

if (haveRealListings) {
  const mapping = parseMapping(
    await readFile(
      new URL('../../../examples/mappings/australian-vehicle-prices.json', import.meta.url),
      'utf8',
    ),
  );
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.faults));
  const feed = await openFeed(realListings);
  for await (const row of readFeed(feed.input, { format: feed.format, mapping: mapping.mapping })) {
    if (!row.ok) refused.push({ line: row.line, faults: row.faults });
    else {
      vehicles.push(row.vehicle);
      warnings.push(...row.warnings);
    }
  }
}

test.skipIf(!haveRealListings)(
  'every row of the real listings is either imported or refused',
  () => {
    expect(vehicles.length + refused.length).toBe(16_734);
    expect(refused).toEqual([
      {
        line: 2402,
        faults: [
          { field: 'make', reason: 'is missing' },
          { field: 'model', reason: 'is missing' },
        ],
      },
    ]);
    const counts = new Map<string, number>();
    for (const { field, value } of warnings)
      counts.set(`${field}: ${value}`, (counts.get(`${field}: ${value}`) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ 'body: Commercial': 587 });
  },
);

test.skipIf(!haveRealListings)('every real listing has a unique stock number', () => {
  expect(new Set(vehicles.map((vehicle) => vehicle.stocknum)).size).toBe(vehicles.length);
});

test.skipIf(!haveRealListings)(
  'no field contains one of the file’s texts for a missing value',
  () => {
    const leftovers = vehicles.flatMap((vehicle) =>
      Object.entries(vehicle).filter(
        // A few sellers listed the model itself as "Other".
        ([field, value]) =>
          /^(?:-|- \/ -|na|nan|poa|other|=|)$/i.test(String(value)) &&
          `${field} ${value}` !== 'model Other',
      ),
    );
    expect(leftovers).toEqual([]);
  },
);

test.skipIf(!haveRealListings).each([
  ['car_type', { used: 14_994, new: 1227, demo: 512 }],
  ['item_type', { car: 16_705, truck: 28 }],
  ['simple_transmission', { Automatic: 14_530, Manual: 1952, undefined: 251 }],
  ['simple_drive', { FWD: 6978, '4WD': 3143, AWD: 3113, RWD: 2350, undefined: 1149 }],
  [
    'simple_fuel',
    { Petrol: 10_367, Diesel: 4905, Hybrid: 652, Electric: 115, LPG: 15, undefined: 679 },
  ],
  [
    'simple_body',
    {
      suv: 6907,
      hatch: 2697,
      ute: 2512,
      sedan: 1983,
      wagon: 1232,
      coupe: 336,
      convertible: 131,
      peopleMover: 21,
      undefined: 914,
    },
  ],
  [
    'state',
    {
      NSW: 6401,
      VIC: 3872,
      QLD: 2745,
      WA: 1791,
      SA: 800,
      ACT: 381,
      TAS: 214,
      NT: 80,
      undefined: 449,
    },
  ],
  ['doors', { 2: 1122, 3: 213, 4: 11_191, 5: 2533, undefined: 1674 }],
] as const)('the values of %s in the real listings match their columns', (field, expected) => {
  const counts: Record<string, number> = {};
  for (const vehicle of vehicles)
    counts[String(vehicle[field])] = (counts[String(vehicle[field])] ?? 0) + 1;
  expect(counts).toEqual(expected);
});

test.skipIf(!haveRealListings)('makes and models of several words are complete', () => {
  const makes = new Set(vehicles.map((vehicle) => vehicle.make));
  for (const make of ['Land', 'Alfa', 'Aston', 'Great', 'Mini', 'Ssangyong'])
    expect(makes).not.toContain(make);
  expect(makes.size).toBe(76);
  const named = (make: string, model: string) =>
    vehicles.filter((vehicle) => vehicle.make === make && vehicle.model === model).length;
  expect(named('Land Rover', 'Range Rover Evoque')).toBe(45);
  expect(named('Jeep', 'Grand Cherokee')).toBe(156);
  expect(named('Hyundai', 'Santa Fe')).toBe(129);
  expect(named('Saab', '9-3')).toBe(2);
});

test.skipIf(!haveRealListings)('a listing is read as its seller meant it', () => {
  const [rexton] = vehicles;
  expect(rexton).toMatchObject({
    name: '2022 SsangYong Rexton Ultimate (awd)',
    make: 'SsangYong',
    badge: 'Ultimate (awd)',
    car_type: 'demo',
    engine_size_litres: 2.2,
    cylinders: 4,
    fuelconsumptioncombined: 8.7,
    km: 5595,
    colour: 'White',
    interior_colour: 'Black',
    city: 'Caringbah',
    state: 'NSW',
    doors: 4,
    seats: 7,
    price: 51_990,
    location_name: 'Sutherland Isuzu Ute',
  });
});
