import { describe, expect, it } from 'vitest';
import { type PriceSettings, priceDisplay, searchedPrice } from './price-display.ts';

const settings: PriceSettings = {
  subscriptions: false,
  no_price_text: 'Enquire for price.',
  drive_away_label: 'Drive away',
  egc_label: 'Excl. govt. charges',
};

describe('the price to show', () => {
  it.each([
    [
      'the subscription price when subscriptions are offered',
      { subscription_price: 219, price: 30_000 },
      { subscriptions: true },
      'subscription',
      '$219',
    ],
    [
      'the normal price when they are not',
      { subscription_price: 219, price: 30_000 },
      {},
      'price',
      '$30,000',
    ],
    [
      'the normal price when the subscription price is 0',
      { subscription_price: 0, price: 30_000 },
      { subscriptions: true },
      'price',
      '$30,000',
    ],
    [
      'a reduced price before the normal one',
      { price: 30_000, offer_price: 27_990 },
      {},
      'offer',
      '$27,990',
    ],
    [
      'the normal price when the offer is not lower',
      { price: 30_000, offer_price: 31_000 },
      {},
      'price',
      '$30,000',
    ],
    ['the offer when there is no other price', { offer_price: 27_990 }, {}, 'offer', '$27,990'],
    [
      'hidden at 10 dollars, which is a placeholder',
      { price: 10 },
      {},
      'none',
      'Enquire for price.',
    ],
    ['11 dollars', { price: 11 }, {}, 'price', '$11'],
    ['PREORDER for a pre-order without a price', { preorder: true }, {}, 'preorder', 'PREORDER'],
    [
      'the price of a pre-order that has one',
      { preorder: true, price: 50_000 },
      {},
      'price',
      '$50,000',
    ],
    ['the site’s own text otherwise', {}, { no_price_text: 'Call us' }, 'none', 'Call us'],
  ])('is %s', (_what, vehicle, more, kind, text) => {
    expect(priceDisplay(vehicle, { ...settings, ...more })).toMatchObject({ kind, text });
  });

  it.each([
    [{ price: 20_000, before_price: 22_000 }, '$22,000'],
    [{ price: 20_000, before_price: 20_000 }, undefined],
    [{ price: 20_000, before_price: 18_000 }, undefined],
    [{ price: 20_000, offer_price: 18_000 }, undefined],
    [{ price: 30_000, offer_price: 25_000, before_price: 27_000 }, '$27,000'],
    [{ price: 20_000, offer_price: 18_000, before_price: 24_000 }, '$24,000'],
    [{ before_price: 24_000 }, undefined],
  ])('for %j shows the was-price %s', (vehicle, was) => {
    expect(priceDisplay(vehicle, settings).was).toBe(was);
  });

  it.each([
    [{ price_type: 'Special Price' }, 'Special Price'],
    [{ price_type: 'Or Near Offer', price_basis: 'egc' }, 'Excl. govt. charges · Or Near Offer'],
    [{ price_type: 'Drive Away', price_basis: 'drive_away' }, 'Drive away'],
    [{ price_type: '/week' }, undefined],
    [{ price_type: 'Special Price', price: 0 }, undefined],
  ] as const)('for %j shows the label %s', (vehicle, label) => {
    expect(priceDisplay({ price: 20_000, ...vehicle }, settings).label).toBe(label);
  });

  it('states what the price includes', () => {
    expect(priceDisplay({ price: 1000, price_basis: 'drive_away' }, settings).label).toBe(
      'Drive away',
    );
    expect(priceDisplay({ price: 1000, price_basis: 'egc' }, settings).label).toBe(
      'Excl. govt. charges',
    );
  });
});

it('searches by the price that is shown, if any', () => {
  expect(searchedPrice({ price: 30_000, offer_price: 27_990 })).toBe(27_990);
  expect(searchedPrice({ price: 10 })).toBeUndefined();
  expect(searchedPrice({ preorder: true })).toBeUndefined();
});
