import { getContrast } from 'color2k';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import {
  dealerStyle,
  offerShareCard,
  shareCardVersion,
  siteShareCard,
  siteSharePath,
  vehicleShareCard,
  vehicleSharePath,
} from './share-card.ts';

const { settings } = someSite('yard');
const vehicle = someVehicle({
  price_basis: 'drive_away',
  images: [{ url: 'https://p.example/1.jpg' }],
});

it('shows name, facts, price and dealer', () => {
  expect(vehicleShareCard(vehicle, settings)).toMatchObject({
    headline: '2019 Toyota Corolla Ascent',
    detail: 'Used · 45,000 km',
    price: '$19,990',
    price_label: 'Drive away',
    dealer: 'yard motors',
    picture: 'https://p.example/1.jpg',
  });
});

it('says that a vehicle is sold, and shows no price that there is none of', () => {
  expect(vehicleShareCard({ ...vehicle, status: 'sold' }, settings)).toMatchObject({
    price: 'Sold',
  });
  expect(vehicleShareCard({ ...vehicle, price: 0 }, settings).price).toBeUndefined();
});

it('shows the price of an offer, else its category in the same place', () => {
  const offer = { id: '7', name: 'Seltos S', category: 'New car offer', price: 33_990 };
  expect(offerShareCard(offer, settings)).toMatchObject({
    headline: 'Seltos S',
    detail: 'New car offer',
    price: '$33,990',
  });
  const { price: _, ...unpriced } = offer;
  const card = offerShareCard(unpriced, settings);
  expect(card).toMatchObject({ price: 'New car offer' });
  expect(card.detail).toBeUndefined();
});

it('shows the tagline and the picture of the site where a page has none', () => {
  expect(siteShareCard(settings)).toMatchObject({ headline: 'yard motors', dealer: 'yard motors' });
  const brand = { share_picture: 'https://p.example/yard.jpg' };
  const other = someSite('yard', { tagline: 'Cars with a history', brand }).settings;
  expect(siteShareCard(other)).toMatchObject({
    headline: 'Cars with a history',
    picture: 'https://p.example/yard.jpg',
  });
  expect(siteSharePath(siteShareCard(other))).not.toBe(siteSharePath(siteShareCard(settings)));
});

it('has another address whenever it shows something else', () => {
  const paths = [
    vehicle,
    { ...vehicle, price: 18_990 },
    { ...vehicle, images: [{ url: 'https://p.example/2.jpg' }] },
    { ...vehicle, status: 'sold' },
  ].map((one) => vehicleSharePath(one.slug, vehicleShareCard(one, settings)));
  expect(new Set(paths).size).toBe(4);
  expect(paths[0]).toMatch(/^\/cars\/2019-toyota-corolla-ascent-1\/share-[a-z0-9]{1,7}\.jpg$/);
  const other = someSite('yard', { theme: { brand: '#aa0000' } }).settings;
  expect(shareCardVersion(vehicleShareCard(vehicle, other))).not.toBe(
    shareCardVersion(vehicleShareCard(vehicle, settings)),
  );
});

it.each(['#ffffff', '#000000', '#808080', '#ffd400', '#e36414', '#0f4c5c'])(
  'is readable on the brand colour %s with any action colour',
  (brand) => {
    for (const action of ['#ffffff', '#000000', '#808080', '#ffd400', '#e36414']) {
      const { paper, ink, accent } = dealerStyle(
        someSite('yard', { theme: { brand, action } }).settings,
      );
      expect(getContrast(ink, paper)).toBeGreaterThanOrEqual(7);
      expect(getContrast(accent, paper)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
