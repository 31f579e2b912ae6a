import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { directionsTo, siteView } from './site-view.ts';
import { autoDealer } from './structured-data.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];
const sales = {
  ...baseLocation,
  dealer_license_number: 'MD000110',
  motor_vehicle_repairer: 'MVRL00110',
  contact_detail: { phone: '02 5550 0110' },
};
const service = {
  ...baseLocation,
  id: 'yard-service',
  slug: 'yard-service',
  location_type: 'service',
  primary: false,
  contact_detail: { phone: '02 5550 0111' },
};

const settingsOf = (others: Record<string, unknown> = {}) =>
  someSite('yard', { locations: [sales, service], ...others }).settings;
const view = (others?: Record<string, unknown>) => siteView(settingsOf(others), 2026);

it('contains no full phone number if the site masks its numbers', () => {
  expect(JSON.stringify([view(), autoDealer(settingsOf(), 'https://yard.example')])).not.toMatch(
    /5550/,
  );
  const open = { phones: { mask: false } };
  expect(view(open).phone).toEqual({ text: '02 5550 0110' });
  expect(autoDealer(settingsOf(open), 'https://yard.example')).toMatchObject({
    telephone: '02 5550 0110',
  });
});

it('has the numbers of the departments configured for the header', () => {
  expect(view({ phones: { mask: false } }).departments).toEqual([
    { label: 'Sales', phone: { text: '02 5550 0110' } },
  ]);
  const phones = { mask: false, header: ['sales', 'service', 'parts'] };
  expect(view({ phones }).departments).toEqual([
    { label: 'Sales', phone: { text: '02 5550 0110' } },
    { label: 'Service', phone: { text: '02 5550 0111' } },
    { label: 'Parts', phone: undefined },
  ]);
  const own = { ...phones, parts: '02 5550 0112' };
  expect(view({ phones: own }).departments[2]?.phone).toEqual({ text: '02 5550 0112' });
});

it('hides licence numbers and favourites on a staff site, including the footer', () => {
  expect(view().legal).toContain('MD000110 · MVRL00110');
  expect(view().hasFavourites).toBe(true);
  const staff = view({ staff_mode: true });
  expect(staff.legal).not.toMatch(/MD000110|MVRL00110/);
  expect(staff.locations[0]?.licence).toBeUndefined();
  expect(staff.hasFavourites).toBe(false);
});

it('identifies the site for valuations by its id, by default its slug', () => {
  expect(view().id).toBe('yard');
  expect(view({ id: '1207' }).id).toBe('1207');
});

it('links directions to the dealer’s own map address, else to the coordinates, else to the street', () => {
  const to = (address: object) => {
    const [location] = settingsOf({
      locations: [
        { ...baseLocation, address: { ...(baseLocation?.['address'] as object), ...address } },
      ],
    }).locations;
    return location && directionsTo(location);
  };
  const coordinates = { lat: -33.8151, long: 151.0011 };
  expect(to({ ...coordinates, place_url: 'https://maps.example/yard' })).toBe(
    'https://maps.example/yard',
  );
  expect(to(coordinates)).toBe('https://www.openstreetmap.org/directions?to=-33.8151%2C151.0011');
  expect(to({})).toContain('1%20Station%20Street');
});
