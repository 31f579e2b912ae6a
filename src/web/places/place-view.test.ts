import { expect, it } from 'vitest';
import { settingsPictures } from '#site/settings-pictures.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { placeData } from './place-data.ts';
import { placeStockView, placeView, stockAt } from './place-view.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];
const now = new Date('2026-11-30T01:00:00Z');
const address = { ...(baseLocation!['address'] as object), lat: -33.8151, long: 151.0011 };
const sales = {
  ...baseLocation,
  address,
  image: '/yard.jpg',
  manufacturers: ['Toyota', 'Land Rover'],
  contact_detail: {
    phone: '02 5550 0110',
    opening_hours: [
      { weekday: 0, status: 'Closed' },
      { weekday: 1, status: 'Open', open: '08:30', close: '17:00' },
    ],
    special_hours: [
      { date: '2026-12-24', status: 'Open', start_hour: '09:00', end_hour: '13:00' },
      { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
    ],
  },
};
const service = {
  ...baseLocation,
  address,
  id: 'yard-service',
  slug: 'yard-service',
  name: 'yard service',
  primary: false,
  location_type: 'service',
};

function yard(others: Record<string, unknown> = {}) {
  const { settings } = someSite('yard', { locations: [sales, service], ...others });
  const [first, second] = settings.locations;
  if (!first || !second) throw new Error('The site has two locations');
  return { settings, first, second };
}

/** The picture that the address on the page leads to. */
function sourceOf(picture: PictureView | undefined, settings: SiteSettings): string | undefined {
  const index = /^\/pictures\/site\/(\d+)-/.exec(picture?.base ?? '')?.[1];
  return settingsPictures(settings)[Number(index)];
}

it('is whole without picture, coordinates and hours', () => {
  const elsewhere = { ...address, lat: undefined, street: '2 Side Lane' };
  const { settings, second } = yard({ locations: [sales, { ...service, address: elsewhere }] });
  expect(placeView(second, settings, now)).toMatchObject({
    name: 'yard service',
    picture: undefined,
    map: undefined,
    departments: [{ label: 'Service', lines: [], status: undefined }],
  });
});

it('has a map of the zoom that the site chooses, and the picture of its own location', () => {
  const { settings, first } = yard();
  const { map, picture } = placeView(first, settings, now);
  expect(map).toContain('openstreetmap.org/export/embed.html');
  expect(sourceOf(picture, settings)).toBe('/yard.jpg');
  const near = yard({ places: { map_zoom: 15 } });
  expect(placeView(near.first, near.settings, now).map).not.toBe(map);
});

it('shows the picture of the premises if a department has none', () => {
  const { settings, second } = yard();
  const { picture } = placeView(second, settings, now);
  expect(sourceOf(picture, settings)).toBe('/yard.jpg');
  expect(picture?.alt).toBe('yard sales');
});

it('shows first the hours of the department that the page is about', () => {
  const { settings, second } = yard();
  expect(placeView(second, settings, now)).toMatchObject({
    name: 'yard service',
    departments: [
      { label: 'Sales', isChosen: false },
      { label: 'Service', isChosen: true },
    ],
  });
});

it('links to the vehicles in stock there, and to each make with their number', () => {
  const { settings, second } = yard();
  expect(stockAt(second, settings).choices).toEqual({
    location_name: ['yard sales'],
    status: ['in_stock'],
  });
  const found = { total: 34, facets: { make: [['Toyota', 34] as const] } };
  expect(placeStockView(second, settings, found)).toEqual({
    all: {
      label: 'See 34 cars in stock here',
      href: expect.stringMatching(/^\/search\?.*location_name=yard/),
    },
    makes: [
      {
        label: 'Toyota',
        href: expect.stringMatching(/^\/search\/toyota\?.*location_name=yard/),
        count: 34,
      },
      { label: 'Land Rover', href: '/dealerships/land-rover?filter=brand', count: undefined },
    ],
  });
  const one = placeStockView(second, settings, { total: 1, facets: {} });
  expect(one.all?.label).toBe('See 1 car in stock here');
});

it('has no link to stock that is empty or cannot be searched', () => {
  const { settings, first } = yard();
  expect(placeStockView(first, settings, { total: 0, facets: {} }).all).toBeUndefined();
  expect(placeStockView(first, settings, undefined).all).toBeUndefined();
});

it('describes the location to search engines, with usual and special hours', () => {
  const { settings, first } = yard({ phones: { mask: false } });
  expect(placeData(first, settings, 'https://yard.example')).toMatchObject({
    '@type': 'AutoDealer',
    '@id': 'https://yard.example/contact-us/yard-sales#location',
    telephone: '02 5550 0110',
    address: { addressLocality: 'Parramatta', postalCode: '2150' },
    geo: { latitude: -33.8151, longitude: 151.0011 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '08:30', closes: '17:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    brand: [{ name: 'Toyota' }, { name: 'Land Rover' }],
  });
});

it('describes a workshop as one, and publishes no masked number', () => {
  const { settings, first, second } = yard();
  expect(placeData(second, settings, 'https://yard.example')['@type']).toBe('AutoRepair');
  expect(JSON.stringify(placeData(first, settings, 'https://yard.example'))).not.toContain('5550');
});
