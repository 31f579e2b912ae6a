import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { locationOf } from './location-of.ts';
import { primaryLocation } from './primary-location.ts';

const [place] = someSettings('any')['locations'] as [Record<string, unknown>];
const location = (id: string, dealership_slug: string, primary: boolean) => ({
  ...place,
  id,
  slug: id,
  name: id,
  dealership_slug,
  primary,
});
const { locations } = someSite('group', {
  dealerships: [
    { slug: 'north', name: 'North' },
    { slug: 'south', name: 'South' },
  ],
  locations: [
    location('north-service', 'north', false),
    location('north-sales', 'north', true),
    location('south-service', 'south', false),
    location('south-sales', 'south', false),
  ],
}).settings;

it.each([
  ['the one it names', 'north-service', 'north', 'north-service'],
  ['also one of another dealership', 'south-sales', 'north', 'south-sales'],
  [
    'else the primary one of its dealership, even if it is not the first',
    undefined,
    'north',
    'north-sales',
  ],
  ['else the first one of its dealership', undefined, 'south', 'south-service'],
  ['its dealership’s if the named one is gone', 'closed-down', 'south', 'south-service'],
  ['none for a dealership without locations', undefined, 'west', undefined],
])('finds %s', (_, location_id, dealership_slug, expected) => {
  expect(locationOf({ location_id, dealership_slug }, locations)?.id).toBe(expected);
});

const named = someSite('group', {
  dealerships: [{ slug: 'north', name: 'North' }],
  locations: ['City Sales', 'Bay & Co. Sales', 'Twin', 'twin'].map((name, at) => ({
    ...location(`place-${at}`, 'north', at === 0),
    name,
  })),
}).settings.locations;

it.each([
  ['bay and co sales', 'place-0'],
  ['Bay & Co. Sales', 'place-1'],
  ['  BAY & CO SALES', 'place-1'],
  // two locations have this name
  ['Twin', 'place-0'],
  ['', 'place-0'],
])('finds the only location of the name %j', (location_name, expected) => {
  expect(locationOf({ location_name, dealership_slug: 'north' }, named)?.id).toBe(expected);
});

it('takes an id before a name', () => {
  const whereabouts = { location_id: 'place-2', location_name: 'City Sales' };
  expect(locationOf({ ...whereabouts, dealership_slug: 'north' }, named)?.id).toBe('place-2');
});

it('takes the first location as the primary one if none is marked', () => {
  expect(primaryLocation(locations)?.id).toBe('north-sales');
  expect(primaryLocation(locations.slice(2))?.id).toBe('south-service');
  expect(primaryLocation([])).toBeUndefined();
});
