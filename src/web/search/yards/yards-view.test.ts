import { expect, it } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { yardsOf, yardsView } from './yards-view.ts';

const now = new Date('2026-11-26T01:00:00Z');
const [base] = someSettings('yard')['locations'] as { address: object }[];
const at = (name: string, more: object = {}, address: object = {}) => ({
  ...base,
  id: name,
  slug: name,
  name,
  primary: false,
  address: { ...base?.address, street: `${name} Street`, ...address },
  ...more,
});
const site = someSite('yard', {
  locations: [
    at('north', {}, { lat: -33.1, long: 151.2 }),
    at('north-service', { location_type: 'service' }, { street: 'north Street' }),
    at('south'),
    at('workshop', { location_type: 'service' }),
    at('hidden', { visible: false }),
  ],
});

it('counts as yards the visible premises that sell', () => {
  expect(yardsOf(site.settings).map(({ main }) => main.name)).toEqual(['north', 'south']);
});

it('says what each yard has of a search, most first, and leads to it; a pin needs coordinates', async () => {
  const index = new VehicleIndex((slug) => slug);
  const vehicle = (id: number, make: string, location_name: string) =>
    someVehicle({ id, make, location_name, dealership_slug: 'yard-yard' });
  await index.apply([
    vehicle(1, 'Kia', 'north'),
    vehicle(2, 'Kia', 'south'),
    vehicle(3, 'Kia', 'south'),
    vehicle(4, 'Mazda', 'north'),
  ]);
  const kias = { ...everything, choices: { make: ['Kia'], location_name: ['north'] } };
  const { yards, pins } = await yardsView(kias, index.open(site, now), site.settings);
  expect(yards.map(({ name, count, href }) => [name, count, href])).toEqual([
    ['south', '2 cars', '/search/kia?location_name=south'],
    ['north', '1 car', '/search/kia?location_name=north'],
  ]);
  expect(pins.map(({ name, count, link }) => [name, count, link.label])).toEqual([
    ['north', 1, 'Show Me 1 car'],
  ]);
});
