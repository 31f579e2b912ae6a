import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { siteView } from './site-view.ts';
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
const view = (others?: Record<string, unknown>) =>
  siteView(settingsOf(others), new Date('2026-12-20T01:00:00Z'));

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
    { label: 'Sales', phone: { text: '02 5550 0110' }, hours: undefined },
  ]);
  const phones = { mask: false, header: ['sales', 'service', 'parts'] };
  expect(view({ phones }).departments).toMatchObject([
    { label: 'Sales', phone: { text: '02 5550 0110' } },
    { label: 'Service', phone: { text: '02 5550 0111' } },
    { label: 'Parts', phone: undefined },
  ]);
  const own = { ...phones, parts: '02 5550 0112' };
  expect(view({ phones: own }).departments[2]?.phone).toEqual({ text: '02 5550 0112' });
});

it('hides licence numbers and favourites on a staff site, including the footer', () => {
  expect(view().legal).toContain('MD000110 · MVRL00110');
  expect(view().savedList).toBe('favourite');
  const staff = view({ staff_mode: true });
  expect(staff.legal).not.toMatch(/MD000110|MVRL00110/);
  expect(staff.locations[0]?.licence).toBeUndefined();
  expect(staff.savedList).toBeUndefined();
});

it('identifies the site for valuations by its id, by default its slug', () => {
  expect(view().id).toBe('yard');
  expect(view({ id: '1207' }).id).toBe('1207');
});

it('has the hours of each department, with the holidays of the next week', () => {
  const hours = (open: string) => ({
    opening_hours: [{ weekday: 1, status: 'Open', open, close: '17:00' }],
    special_hours: [
      { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
      { date: '2027-01-26', status: 'Closed' },
    ],
  });
  const { departments, hours: primary } = view({
    locations: [
      { ...sales, contact_detail: hours('08:30') },
      { ...service, contact_detail: hours('07:30') },
    ],
    phones: { header: ['sales', 'service', 'parts'] },
  });
  expect(departments).toMatchObject([
    { label: 'Sales', hours: { lines: [{ days: 'Monday', hours: '8:30 am to 5 pm' }] } },
    { label: 'Service', hours: { lines: [{ days: 'Monday', hours: '7:30 am to 5 pm' }] } },
    { label: 'Parts', phone: undefined, hours: undefined },
  ]);
  expect(primary).toMatchObject({
    of: 'yard sales',
    hours: { special: [{ name: 'Christmas Day', day: '25 December', hours: 'Closed' }] },
  });
  expect(view().hours).toBeUndefined();
});

it('lists each address once', () => {
  expect(view().locations.map(({ name }) => name)).toEqual(['yard sales']);
});

it('lists the first six of many addresses', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...sales,
    id: `y${index}`,
    slug: `y${index}`,
    address: { ...(baseLocation?.['address'] as object), street: `${index} Street` },
  }));
  const { locations, locationCount } = view({ locations: many });
  expect([locations.length, locationCount]).toEqual([6, 200]);
});

it('ends with the legal line, in the order of the specification', () => {
  const brand = { dealer_type_text: 'Licensed motor dealer', abn: '00 000 000 011' };
  expect(view({ brand }).legal).toBe(
    'yard motors · Licensed motor dealer · Parramatta, NSW · MD000110 · MVRL00110 · © 2026',
  );
  expect(view({ brand }).abn).toBe('ABN 00 000 000 011');
  expect(view()).toMatchObject({
    abn: undefined,
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    social: [],
  });
});

it('begins the copyright year when it begins at the dealer', () => {
  const at = (now: string) => siteView(settingsOf(), new Date(now)).legal;
  expect(at('2026-12-31T12:59:00Z')).toContain('© 2026');
  expect(at('2026-12-31T13:00:00Z')).toContain('© 2027');
});

it('links to the privacy policy and to the dealer’s pages on social networks', () => {
  const url = 'https://youtube.example/yard';
  const brand = { privacy_link: '/privacy', social: [{ network: 'youtube', url }] };
  expect(view({ brand })).toMatchObject({
    privacy: '/privacy',
    social: [{ label: 'YouTube', href: url }],
  });
});

it('says whether the primary location is open, and until when that is true', () => {
  const monday = { weekday: 1, status: 'Open', open: '08:00', close: '17:30' };
  const contact_detail = { ...sales.contact_detail, opening_hours: [monday] };
  const settings = settingsOf({ locations: [{ ...sales, contact_detail }] });
  const at = (now: string) => siteView(settings, new Date(now)).openNow;
  expect(at('2026-11-30T01:00:00Z')).toEqual({
    text: 'Open until 5:30 pm',
    until: Date.parse('2026-11-30T06:30:00Z'),
  });
  expect(at('2026-11-29T01:00:00Z')).toEqual({
    text: 'Opens tomorrow 8 am',
    until: Date.parse('2026-11-29T13:00:00Z'),
  });
  expect(view().openNow).toBeUndefined();
});
