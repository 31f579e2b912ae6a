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

it('takes the first location as the primary one if none is marked', () => {
  expect(primaryLocation(locations)?.id).toBe('north-sales');
  expect(primaryLocation(locations.slice(2))?.id).toBe('south-service');
  expect(primaryLocation([])).toBeUndefined();
});
