import { expect, it } from 'vitest';
import { map } from '#site/pages/sections/map.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { mapSectionView } from './map-section-view.ts';

const [place] = someSettings('yard')['locations'] as [Record<string, unknown>];
const address = place['address'] as object;
const locations = [
  { ...place, primary: false },
  {
    ...place,
    id: 'harbour-yard',
    slug: 'harbour-yard',
    name: 'The harbour yard',
    primary: true,
    address: { ...address, lat: -33.8151, long: 151.0011 },
  },
  { ...place, id: 'closed-yard', slug: 'closed-yard', primary: false, visible: false },
];
const site = someSite('yard', { locations });
const viewOf = (props: object) => mapSectionView(map.parse({ id: 'map', ...props }), { site });

it('shows the primary location, or the one that is named', () => {
  expect(viewOf({})).toMatchObject({
    location: { name: 'The harbour yard' },
    page: '/contact-us/harbour-yard',
  });
  expect(viewOf({ location: String(place['id']) })?.location.name).toBe(place['name']);
});

it('has a map around the coordinates, closer with a larger zoom', () => {
  const widthAt = (zoom: number) => {
    const bounds = new URL(viewOf({ zoom })?.map ?? '').searchParams.get('bbox') ?? '';
    const [west = 0, , east = 0] = bounds.split(',').map(Number);
    return east - west;
  };
  expect(widthAt(16)).toBeLessThan(widthAt(12));
});

it('has the address alone if the location has no coordinates', () => {
  const view = viewOf({ location: String(place['id']) });
  expect(view?.map).toBeUndefined();
  expect(view?.location.street).not.toBe('');
});

it('is left out for a location that is unknown or not shown', () => {
  expect(viewOf({ location: 'nowhere' })).toBeUndefined();
  expect(viewOf({ location: 'closed-yard' })).toBeUndefined();
});
