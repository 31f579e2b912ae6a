import { expect, it } from 'vitest';
import type { Location } from '#site/settings/locations.ts';
import { someSite } from '#tests/support/sites.ts';
import { mapAddress } from './map-view.ts';

const [location] = someSite('yard').settings.locations as [Location];
const at = (more: Partial<Location['address']>) =>
  mapAddress({ ...location, address: { ...location.address, ...more } }, 10);

it('is an OpenStreetMap map around the location’s coordinates', () => {
  const address = new URL(at({ lat: -33.8151, long: 151.0011 }) ?? '');
  expect(address.origin + address.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(address.searchParams.get('marker')).toBe('-33.8151,151.0011');
  const [west, south, east, north] = (address.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect(west).toBeLessThan(151.0011);
  expect(east).toBeGreaterThan(151.0011);
  expect(south).toBeLessThan(-33.8151);
  expect(north).toBeGreaterThan(-33.8151);
});

it('is a Google map if the location has a key, by place id or by address', () => {
  expect(at({ map_key: 'k', place_id: 'ChIJ1' })).toBe(
    'https://www.google.com/maps/embed/v1/place?key=k&q=place_id%3AChIJ1&zoom=10',
  );
  expect(at({ map_key: 'k' })).toContain('q=1+Station+Street%2C+Parramatta+NSW+2150');
});

it('is undefined without coordinates', () => {
  expect(at({})).toBeUndefined();
});
