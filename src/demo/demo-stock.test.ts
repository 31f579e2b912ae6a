import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { isVin } from '#domain/vehicle/vin.ts';
import { demoDealerships } from './demo-dealerships.ts';
import { demoSites } from './demo-sites.ts';
import { type DemoVehicle, demoStock } from './demo-stock.ts';
import { parsePictureAddress } from './pictures/picture-address.ts';

const locations = demoSites.flatMap((file) => {
  const parsed = parseSiteSettings(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.ok ? parsed.settings.locations : [];
});
const today = new Date('2026-11-21T00:00:00Z');
const stockOf = (slug: string, day = today) => [...demoStock(slug, day)];
const all = demoDealerships.flatMap(({ slug }) =>
  stockOf(slug).map((vehicle) => ({ slug, vehicle })),
);
const vehicles = all.map(({ vehicle }) => vehicle);

test('every dealership has its stock, and there are more than 1,200 vehicles in all', () => {
  const count = (start: string) => all.filter(({ slug }) => slug.startsWith(start)).length;
  expect(
    ['banksia', 'kestrel', 'wandering', 'southern', 'wattle'].map((start) => count(start)),
  ).toEqual([260, 424, 130, 420, 23]);
});

test('arrivals, sales and registrations are as far from today on every day', () => {
  const yearLater = new Date('2027-11-21T09:00:00Z');
  const dated = ({ created_at, sold_date_timestamp, rego_expiry }: DemoVehicle) =>
    [created_at, sold_date_timestamp, rego_expiry].map((date) => date && Date.parse(date));
  const [now, later] = [today, yearLater].map((day) => stockOf('kestrel-used', day));
  const year = 365 * 86_400_000;
  expect(later?.map(dated)).toEqual(
    now?.map((vehicle) => dated(vehicle).map((date) => date && date + year)),
  );
  const undated = (vehicle: DemoVehicle) => ({
    ...vehicle,
    created_at: '',
    sold_date_timestamp: '',
    rego_expiry: '',
  });
  expect(later?.map(undated)).toEqual(now?.map(undated));
});

test('every vehicle is unique and has a well-formed VIN', () => {
  expect(new Set(vehicles.map((vehicle) => vehicle.stocknum)).size).toBe(vehicles.length);
  expect(new Set(vehicles.map((vehicle) => vehicle.vin)).size).toBe(vehicles.length);
  expect(vehicles.filter((vehicle) => !isVin(vehicle.vin ?? ''))).toEqual([]);
});

test('no field is empty', () => {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    Number.isNaN(value) ||
    (Array.isArray(value) && value.length === 0);
  const empty = vehicles.flatMap((vehicle) =>
    Object.entries(vehicle)
      .filter(([, value]) => isEmpty(value))
      .map(([field]) => `${vehicle.stocknum} ${field}`),
  );
  expect(empty).toEqual([]);
});

test('every vehicle is at a location of its dealership', () => {
  const places = new Set(
    locations.map((place) => `${place.dealership_slug} ${place.id} ${place.name}`),
  );
  for (const { slug, vehicle } of all) {
    expect(places).toContain(`${slug} ${vehicle.location_id ?? ''} ${vehicle.location_name ?? ''}`);
  }
});

test('every phone number is reserved for fiction', () => {
  const phones = locations.flatMap(({ contact_detail: { phone, landline_phone } }) => [
    ...(phone === undefined ? [] : [phone]),
    ...(landline_phone === undefined ? [] : [landline_phone]),
  ]);
  for (const phone of phones) expect(phone).toMatch(/^0[2378] 5550 \d{4}$/);
  expect(new Set(phones).size).toBe(phones.length);
});

test('every picture address is valid, and there are 6 to 20 except on vehicles that demonstrate fewer', () => {
  const addresses = vehicles.flatMap((vehicle) => [
    ...(vehicle.images ?? []).map((image) => image.url),
    ...(vehicle.spin_images ?? []),
    ...(vehicle.spin_interior_image === undefined ? [] : [vehicle.spin_interior_image]),
  ]);
  expect(addresses.filter((address) => parsePictureAddress(address) === undefined)).toEqual([]);
  const counts = vehicles.map((vehicle) => vehicle.images?.length ?? 0);
  expect(counts.filter((count) => count < 6).toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2]);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  expect(vehicles.filter((vehicle) => vehicle.spin_images !== undefined).length).toBeGreaterThan(
    10,
  );
});

test('prices are consistent: the was-price is higher, the offer lower, and the basis is stated', () => {
  for (const {
    price,
    before_price: before,
    offer_price: offer,
    price_basis: basis,
    egc_price: egc,
    preorder,
    stocknum,
  } of vehicles) {
    if (price === undefined) {
      expect([before, offer, basis, egc], stocknum).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      continue;
    }
    expect(preorder).toBeUndefined();
    expect(price).toBeGreaterThan(900);
    expect(before ?? price + 1).toBeGreaterThan(offer ?? price);
    expect(offer ?? price - 1).toBeLessThan(price);
    expect(basis === 'egc' ? egc === price : (egc ?? 0) < price).toBe(true);
  }
  expect(
    vehicles.filter((vehicle) => vehicle.preorder === true && vehicle.price === undefined),
  ).toHaveLength(3);
});

test('comments are 60 to 900 characters of whole sentences, and some are missing', () => {
  const comments = vehicles
    .map((vehicle) => vehicle.dealercomments)
    .filter((text) => text !== undefined);
  expect(comments.length).toBeLessThan(vehicles.length);
  for (const text of comments) {
    expect(text.length).toBeGreaterThanOrEqual(60);
    expect(text.length).toBeLessThanOrEqual(900);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});

test('equipment lists are 10 to 40 long', () => {
  const lengths = vehicles.map((vehicle) => vehicle.standardEquipment?.length ?? 0);
  expect([Math.min(...lengths) >= 10, Math.max(...lengths) <= 40]).toEqual([true, true]);
});

test('the demo covers every state that a page must handle', () => {
  const dayOf = (vehicle: DemoVehicle) =>
    (today.getTime() - Date.parse(vehicle.created_at)) / 86_400_000;
  const soldDays = (vehicle: DemoVehicle) =>
    (today.getTime() - Date.parse(vehicle.sold_date_timestamp ?? '')) / 86_400_000;
  const shows: Record<string, (vehicle: DemoVehicle) => boolean> = {
    'sold within three days': (vehicle) => vehicle.status === 'sold' && soldDays(vehicle) < 3,
    'sold longer ago': (vehicle) => vehicle.status === 'sold' && soldDays(vehicle) > 3,
    'coming soon': (vehicle) => vehicle.status === 'coming_soon',
    reserved: (vehicle) => vehicle.reserved === true,
    'test drive only': (vehicle) => vehicle.tag === 'Test Drive Only',
    certified: (vehicle) =>
      vehicle.certified === true && vehicle.make === 'Toyota' && vehicle.car_type === 'used',
    'on subscription': (vehicle) => (vehicle.subscription_price ?? 0) > 0,
    'just arrived': (vehicle) => dayOf(vehicle) < 8,
    'long here': (vehicle) => dayOf(vehicle) > 90,
    'rego past': (vehicle) => (vehicle.rego_expiry ?? '9') < '2026-11-21',
    'rego to come': (vehicle) => (vehicle.rego_expiry ?? '0') > '2026-11-21',
    'a badge of 60 characters': (vehicle) => vehicle.badge?.length === 60,
    'not for the website': (vehicle) => !vehicle.show_on_dealer_website,
    electric: (vehicle) => vehicle.simple_fuel === 'Electric',
    'comments with HTML': (vehicle) => vehicle.dealercomments?.includes('<li>') === true,
    'price without basis of charges': (vehicle) => vehicle.price_basis === 'egc',
  };
  const missing = Object.entries(shows).filter(([, isShown]) => !vehicles.some(isShown));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('nothing arrives after today or is sold before it arrived', () => {
  for (const { created_at: arrived, sold_date_timestamp: sold } of vehicles) {
    expect(arrived < today.toISOString()).toBe(true);
    if (sold !== undefined) expect(sold > arrived && sold < today.toISOString()).toBe(true);
  }
});
