import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { otherPlaces } from './other-places.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];
const yard = (index: number, lat?: number, others: object = {}) => ({
  ...baseLocation,
  id: `y${index}`,
  slug: `y${index}`,
  name: `y${index}`,
  primary: false,
  address: { ...(baseLocation!['address'] as object), street: `${index} Street`, lat, long: 150 },
  ...others,
});

function namesBeside(locations: object[]): string[] {
  const { settings } = someSite('yard', { locations });
  const [first] = settings.locations;
  if (!first) throw new Error('The site has locations');
  return otherPlaces(first, settings, new Date('2026-11-30T01:00:00Z')).map(({ name }) => name);
}

it('has the eight nearest of many locations, without the departments of the same address', () => {
  const many = Array.from({ length: 200 }, (_, index) => yard(index + 1, -20 - (200 - index) / 10));
  const here = yard(0, -20);
  const workshop = { ...here, id: 'w', slug: 'w', name: 'w', location_type: 'service' };
  expect(namesBeside([here, workshop, ...many])).toEqual(
    [200, 199, 198, 197, 196, 195, 194, 193].map((index) => `y${index}`),
  );
});

it('has the first ones if the location has no coordinates, and no hidden ones', () => {
  expect(
    namesBeside([yard(0), yard(1, -30, { visible: false }), yard(2, -31), yard(3, -20)]),
  ).toEqual(['y2', 'y3']);
});
