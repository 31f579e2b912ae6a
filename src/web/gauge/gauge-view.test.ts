import { expect, it } from 'vitest';
import { gaugeView } from './gauge-view.ts';

const gauge = {
  fill: 0.75,
  listing_price: 19_000,
  market_range_min: 18_000,
  market_range_max: 22_000,
  confidence: 0.7,
  description: 'Great Deal',
};

it('describes everything that the dial shows', () => {
  expect(gaugeView(gauge, 19_000)).toMatchObject({
    band: 'high',
    listingLabel: 'Listing price',
    listingPrice: '$19,000',
    marketRange: '$18,000 – $22,000',
    summary: 'Great Deal: $19,000. In the lower part of the market range, $18,000 to $22,000.',
  });
});

it('limits the fill to the dial', () => {
  expect(gaugeView({ ...gauge, fill: 1.4 }, 19_000)).toMatchObject({ fill: 1, band: 'high' });
  expect(gaugeView({ ...gauge, fill: -0.2 }, 19_000)).toMatchObject({ fill: 0, band: 'low' });
});

it('says that a price is below the market range', () => {
  const low = { ...gauge, fill: 1, listing_price: 17_500 };
  expect(gaugeView(low, 17_500)).toMatchObject({
    position: 'Below the market range',
    summary: 'Great Deal: $17,500. Below the market range, $18,000 to $22,000.',
  });
  expect(gaugeView({ ...low, listing_price: 18_000 }, 18_000).position).toBe(
    'In the lower part of the market range',
  );
});

it('explains a listing price that differs from the price on the page', () => {
  expect(gaugeView(gauge, 20_990)).toMatchObject({
    listingLabel: 'Listing price before charges',
    basis:
      'Compared with asking prices of comparable vehicles, excluding government charges. The price of $20,990 includes these charges.',
  });
});
