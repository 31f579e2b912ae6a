import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { directionsTo } from './directions-to.ts';

it('links to the dealer’s own map address, else to the coordinates, else to the street', () => {
  const [location] = someSite('yard').settings.locations;
  if (!location) throw new Error('The site has no location');
  const to = (address: object) => directionsTo({ address: { ...location.address, ...address } });
  const coordinates = { lat: -33.8151, long: 151.0011 };
  expect(to({ ...coordinates, place_url: 'https://maps.example/yard' })).toBe(
    'https://maps.example/yard',
  );
  expect(to(coordinates)).toBe('https://www.openstreetmap.org/directions?to=-33.8151%2C151.0011');
  expect(to({})).toContain('1%20Station%20Street');
});
