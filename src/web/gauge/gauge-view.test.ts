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

it('says in words all that the picture shows', () => {
  expect(gaugeView(gauge)).toMatchObject({
    band: 'high',
    listingPrice: '$19,000',
    marketRange: '$18,000 – $22,000',
    summary: 'Great Deal: $19,000. In the lower part of the market range, $18,000 to $22,000.',
  });
});

it('draws no further than the dial, whatever the answer says', () => {
  expect(gaugeView({ ...gauge, fill: 1.4 })).toMatchObject({ fill: 1, band: 'high' });
  expect(gaugeView({ ...gauge, fill: -0.2 })).toMatchObject({ fill: 0, band: 'low' });
});
