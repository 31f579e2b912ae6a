import { parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someListing } from '#tests/support/listings.ts';
import { catalogueCsvHead, catalogueCsvLine } from './catalogue-csv.ts';
import { catalogueRow, listingFaults, rowFaults } from './catalogue-row.ts';
import { catalogueVendorNames, catalogueVendors } from './catalogue-vendors.ts';
import type { Listing } from './listing.ts';

const { google, meta, tiktok } = catalogueVendors;
const valueOf = (vendor: typeof google, listing: Listing, column: string) =>
  catalogueRow(vendor, listing).get(column)?.join(',');
const reasonsOf = (vendor: typeof google, listing: Listing) =>
  listingFaults(vendor, listing).map(({ column, reason }) => `${column ?? ''} ${reason}`.trim());

describe.each(catalogueVendorNames)('the catalogue for %s', (name) => {
  const vendor = catalogueVendors[name];

  it('accepts a complete vehicle', () => {
    expect(reasonsOf(vendor, someListing())).toEqual([]);
  });

  it.each<[string, Partial<Vehicle>, Partial<Listing>]>([
    ['colour', { colour: '' }, {}],
    ['year', { year: NaN }, {}],
    ['price', {}, { price: 0 }],
    ['picture', {}, { pictures: [] }],
    ['secure address', {}, { url: 'http://yard.example/cars/1' }],
    ['secure picture', {}, { pictures: ['http://yard.example/1.jpg'] }],
  ])('leaves out a vehicle without a %s', (_what, vehicle, listing) => {
    expect(reasonsOf(vendor, someListing(vehicle, listing))).not.toEqual([]);
  });

  it('survives hostile texts in CSV', () => {
    const hostile = '=HYPERLINK("http://x.example")';
    const listing = someListing(
      { badge: '+1+1', make: '@SUM(A1)' },
      { title: hostile, comments: `\t-2+3,"a"\nb` },
    );
    const csv = catalogueCsvHead(vendor) + catalogueCsvLine(vendor, catalogueRow(vendor, listing));
    const [row] = parse<Record<string, string>>(csv, { columns: true });
    expect(row).toMatchObject({ title: 'HYPERLINK("http://x.example")', trim: '1+1' });
    expect(row?.['description']).toMatch(/^2\+3,"a"\nb/);
    for (const [column, value] of Object.entries(row ?? {}))
      if (column !== 'longitude' && column !== 'latitude') expect(value).not.toMatch(/^[=+\-@\t]/);
  });
});

describe('Google', () => {
  it.each([
    ['drive_away', 'drive_away_price'],
    ['egc', 'excluding_government_charges_price'],
  ] as const)('gets the basis %s as %s', (price_basis, type) => {
    expect(valueOf(google, someListing({}, { price_basis }), 'vehicle_price_type')).toBe(type);
  });

  it.each<[string, Partial<Vehicle>, Partial<Listing>]>([
    ['caravans', { item_type: 'caravan' }, {}],
    ['reserved vehicles', { reserved: true }, {}],
    ['vehicles without a VIN', { vin: '' }, {}],
    ['new vehicles without charges in their price', { car_type: 'new' }, { price_basis: 'egc' }],
    ['vehicles that are nowhere', {}, { place: undefined as never }],
    ['used vehicles without a reading', { km: undefined as never }, {}],
  ])('does not get %s', (_what, vehicle, listing) => {
    expect(reasonsOf(google, someListing(vehicle, listing))).toHaveLength(1);
  });

  it('gets at most ten more pictures than the first', () => {
    const pictures = Array.from({ length: 30 }, (_, at) => `https://yard.example/${at}.jpg`);
    expect(
      catalogueRow(google, someListing({}, { pictures })).get('additional_image_link'),
    ).toEqual(pictures.slice(1, 11));
  });

  it('knows a demonstrator as used, and utes', () => {
    const demo = someListing({ car_type: 'demo', simple_body: 'cabChassis' });
    expect([valueOf(google, demo, 'condition'), valueOf(google, demo, 'body_style')]).toEqual([
      'used',
      'ute',
    ]);
  });
});

describe('Meta', () => {
  it('gets reserved vehicles as pending, and certified ones only if their manufacturer has certified them', () => {
    expect(valueOf(meta, someListing({ reserved: true }), 'availability')).toBe('PENDING');
    expect(valueOf(meta, someListing({ certified: true }), 'state_of_vehicle')).toBe('USED');
    const certified = someListing({}, { is_manufacturer_certified: true });
    expect(valueOf(meta, certified, 'state_of_vehicle')).toBe('CPO');
  });

  it('gets caravans without an odometer', () => {
    const caravan = someListing({ item_type: 'caravan', km: undefined as never });
    expect(reasonsOf(meta, caravan)).toEqual([]);
    expect(valueOf(meta, caravan, 'mileage.value')).toBe('0');
    expect(valueOf(meta, caravan, 'body_style')).toBe('OTHER');
  });

  it('gets at most twenty pictures', () => {
    const pictures = Array.from({ length: 30 }, (_, at) => `https://yard.example/${at}.jpg`);
    const columns = [...catalogueRow(meta, someListing({}, { pictures })).keys()];
    expect(columns.filter((column) => column.endsWith('.url'))).toHaveLength(20);
  });
});

describe('TikTok', () => {
  it('gets a description without links, and the facts instead of capital letters', () => {
    const linked = someListing({}, { comments: 'See www.yard.example/deal or call.' });
    expect(valueOf(tiktok, linked, 'description')).toBe('See  or call.\nPrice: Drive away');
    const loud = someListing({}, { comments: 'CHEAP! CHEAP!' });
    expect(valueOf(tiktok, loud, 'description')).toContain('Used 2019 Toyota Corolla');
  });

  it('gets petrol as gasoline, which is what Meta calls petrol', () => {
    const petrol = someListing({ simple_fuel: 'Petrol' });
    expect(valueOf(tiktok, petrol, 'fuel_type')).toBe('GASOLINE');
    expect(valueOf(meta, petrol, 'fuel_type')).toBe('PETROL');
    expect(valueOf(tiktok, someListing({ simple_fuel: 'Diesel' }), 'fuel_type')).toBe('DIESEL');
    expect(reasonsOf(tiktok, petrol)).toEqual([]);
  });

  it('gets titles without emoji, and the dealership’s address', () => {
    const loud = someListing({}, { title: '🚗 2019 Toyota Corolla ❤️ 🇦🇺' });
    expect(valueOf(tiktok, loud, 'title')).toBe('2019 Toyota Corolla');
    const { place } = someListing();
    expect(valueOf(tiktok, someListing(), 'address.city')).toBe(place?.city);
    expect(reasonsOf(tiktok, someListing({}, { place: undefined as never }))).toHaveLength(3);
  });
});

it('cuts long texts to what a vendor allows, and keeps what the price includes', () => {
  const listing = someListing(
    {},
    { title: 'word '.repeat(200), comments: 'good 🚗 '.repeat(6000) },
  );
  for (const vendor of Object.values(catalogueVendors)) {
    expect(reasonsOf(vendor, listing)).toEqual([]);
    expect(valueOf(vendor, listing, 'description')).toMatch(/…\nPrice: Drive away$/);
  }
});

it('reports values that a vendor does not know, lists that are too long and texts that are too long', () => {
  const row = new Map([
    ...catalogueRow(google, someListing()),
    ['condition', ['mint']],
    ['brand', ['x'.repeat(71)]],
    ['additional_image_link', Array<string>(11).fill('https://yard.example/1.jpg')],
  ] as [string, string[]][]);
  expect(rowFaults(google, row).map(({ column }) => column)).toEqual([
    'additional_image_link',
    'condition',
    'brand',
  ]);
});

it.each([
  ['google', '<g:vehicle_price_type>drive_away_price</g:vehicle_price_type>'],
  [
    'google',
    '<g:additional_image_link>https://yard.example/pictures/1/1-b/1280.jpg</g:additional_image_link>',
  ],
  [
    'meta',
    '<image><url>https://yard.example/pictures/1/0-a/1280.jpg</url><tag>A &lt;b&gt; &amp; C</tag></image><image>',
  ],
  ['meta', '<mileage><value>45000</value><unit>KM</unit></mileage>'],
  ['meta', '<address format="simple"><component name="addr1">1 Station Street</component>'],
] as const)('writes well-formed XML for %s with %s', (name, expected) => {
  const { xml } = catalogueVendors[name];
  const listing = someListing({}, { title: 'A <b> & C\u0007' });
  const text = `${xml?.start('Yard & Sons', 'https://yard.example')}${xml?.item(
    catalogueRow(catalogueVendors[name], listing),
  )}${xml?.end}`;
  new SaxesParser({ xmlns: true }).write(text).close();
  expect(text).toContain(expected);
});
