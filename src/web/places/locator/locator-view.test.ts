import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { locatorAddress, parseLocatorAddress } from './locator-address.ts';
import { locatorView } from './locator-view.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];
const now = new Date('2026-11-30T01:00:00Z');
const parramatta = { name: 'Parramatta', state: 'NSW' as const, lat: -33.8151, long: 151.0011 };
const placeOf = (postcode: string) => (postcode === '2150' ? parramatta : undefined);

const at = (name: string, lat?: number, long?: number) => ({
  ...baseLocation,
  id: name,
  slug: name,
  name,
  primary: false,
  address: { ...(baseLocation!['address'] as object), street: `${name} Street`, lat, long },
});
const group = [
  at('perth', -31.95, 115.86),
  at('nowhere'),
  at('penrith', -33.7511, 150.6942),
  at('gosford', -33.4267, 151.3417),
];

function view(address: string, locations: object[] = group, others: object = {}) {
  const { settings } = someSite('yard', { locations, ...others });
  const { searchParams } = new URL(address, 'https://yard.example');
  return locatorView(parseLocatorAddress(searchParams), placeOf, settings, now);
}
const listed = (address: string) =>
  view(address).located.map(({ card, distance }) => [card.name, distance]);

it('lists the locations in the dealer’s order, without distances, until it knows where the shopper is', () => {
  expect(listed('/dealer-locator')).toEqual(group.map(({ name }) => [name, undefined]));
  expect(view('/dealer-locator')).toMatchObject({ count: '4 locations', fault: undefined });
});

it('asks for a postcode if the button is pressed without one', () => {
  expect(view('/dealer-locator?postcode=')).toMatchObject({
    count: '4 locations',
    fault: 'Please enter a postcode.',
    address: '/dealer-locator?postcode=',
  });
  expect(view('/dealer-locator?postcode=&near=-33.43,151.34').fault).toBeUndefined();
});

it('lists the locations by their distance from a postcode', () => {
  expect(listed('/dealer-locator?postcode=2150')).toEqual([
    ['penrith', '29 km away'],
    ['gosford', '53 km away'],
    ['perth', '3,272 km away'],
    ['nowhere', undefined],
  ]);
  expect(view('/dealer-locator?postcode=2150').count).toBe(
    '4 locations, nearest to Parramatta NSW first',
  );
});

it('lists the locations by their distance from the browser’s position', () => {
  expect(listed('/dealer-locator?near=-33.43,151.34')[0]).toEqual([
    'gosford',
    'Less than 1 km away',
  ]);
  expect(view('/dealer-locator?near=-33.43,151.34').count).toBe(
    '4 locations, nearest to you first',
  );
});

it.each(['0001', '21', 'Sydney', '2150x'])('says that “%s” is an invalid postcode', (postcode) => {
  const found = view(`/dealer-locator?postcode=${postcode}`);
  expect(found).toMatchObject({ fault: 'Invalid postcode', postcode, count: '4 locations' });
  expect(found.located[0]?.distance).toBeUndefined();
});

it.each(['91,10', '10,200', 'here', '1', '-33.4;151', ''])('ignores the position “%s”', (near) => {
  expect(listed(`/dealer-locator?near=${near}`)[0]).toEqual(['perth', undefined]);
});

it('has a map for each location with coordinates, at the site’s zoom', () => {
  const maps = view('/dealer-locator').located.map(({ map }) => map);
  expect(maps.map((map) => map !== undefined)).toEqual([true, false, true, true]);
  expect(view('/dealer-locator', group, { places: { map_zoom: 14 } }).located[0]?.map).not.toBe(
    maps[0],
  );
});

it('sorts 200 locations and makes the cards of one page only', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    at(`yard-${index}`, -10 - (((index * 37) % 200) + 1) / 10, 140),
  );
  const first = view('/dealer-locator?near=-10,140', many);
  expect(first.located).toHaveLength(21);
  expect(first.located[0]?.card.name).toBe('yard-0');
  expect(first.count).toBe('200 locations, nearest to you first');
  expect(first.paging.next).toBe('/dealer-locator?near=-10.00,140.00&page=2');
  const last = view('/dealer-locator?near=-10,140&page=99', many);
  expect(last.located).toHaveLength(11);
  expect(last.address).toBe('/dealer-locator?near=-10.00,140.00&page=10');
  const km = [first, last].flatMap(({ located }) =>
    located.map(({ distance }) => Number(distance?.replaceAll(/[^\d.]/g, ''))),
  );
  expect(km).toEqual(km.toSorted((one, other) => one - other));
});

it('keeps a position in the address to about a kilometre', () => {
  const near = { lat: -33.815_123, long: 151.001_987 };
  expect(locatorAddress({ near, page: 1 })).toBe('/dealer-locator?near=-33.82,151.00');
  expect(locatorAddress({ postcode: '2150', page: 2 })).toBe(
    '/dealer-locator?postcode=2150&page=2',
  );
});

it('shows locations on one map if two of them have coordinates, and Google’s map of one if a location has a key', () => {
  const address = (one: object) => (one as { address: object }).address;
  const [perth, nowhere, penrith] = group;
  expect(view('/dealer-locator').tiles?.url).toContain('{z}/{x}/{y}');
  expect(view('/dealer-locator').located.map(({ pin }) => pin?.name)).toEqual([
    'perth',
    undefined,
    'penrith',
    'gosford',
  ]);
  expect(view('/dealer-locator', [perth!, nowhere!]).tiles).toBeUndefined();
  const withKey = { ...penrith!, address: { ...address(penrith!), map_key: 'k' } };
  expect(view('/dealer-locator', [perth!, withKey]).tiles).toBeUndefined();
});
