import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gaugeBand, gaugeDescription, priceGauge } from './price-gauge.ts';

const market = { value: 20_000, low: 18_000, high: 22_000, confidence: 0.7312, sample: 12 };

it('shows how far a price is below the top of the range', () => {
  expect(priceGauge(19_000, market)).toEqual({
    fill: 0.75,
    listing_price: 19_000,
    market_range_min: 18_000,
    market_range_max: 22_000,
    confidence: 0.73,
    description: 'Great Deal',
  });
});

it.each([
  ['above the range', 25_000, 0],
  ['at its top', 22_000, 0],
  ['in its middle', 20_000, 0.5],
  ['at its bottom', 18_000, 1],
  ['below it', 15_000, 1],
])('fills for a price %s', (_where, price, fill) => {
  expect(priceGauge(price, market)?.fill).toBe(fill);
});

it.each([
  [19_999, 0.5],
  [22_001, 0],
])('fills for %d dollars by hundredths', (price, fill) => {
  expect(priceGauge(price, market)?.fill).toBe(fill);
});

it('returns undefined for an implausibly low price', () => {
  expect(priceGauge(9999, market)).toBeUndefined();
  expect(priceGauge(10_000, market)).toBeDefined();
});

it('rounds the range', () => {
  const rough = priceGauge(20_000, { ...market, low: 9_432, high: 21_987 });
  expect(rough).toMatchObject({ market_range_min: 9450, market_range_max: 22_000 });
});

it('handles an empty range', () => {
  expect(priceGauge(20_000, { ...market, low: 20_000, high: 20_000 })?.fill).toBe(1);
  expect(priceGauge(20_100, { ...market, low: 20_000, high: 20_000 })?.fill).toBe(0);
});

it('never fills more for a higher price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.nat(5000), (price, more) => {
      expect(priceGauge(price + more, market)!.fill).toBeLessThanOrEqual(
        priceGauge(price, market)!.fill,
      );
    }),
  );
});

it.each([
  [0, 'low'],
  [0.29, 'low'],
  [0.3, 'medium'],
  [0.6, 'medium'],
  [0.61, 'high'],
  [1, 'high'],
])('colours a fill of %d as %s', (fill, band) => {
  expect(gaugeBand(fill)).toBe(band);
});

it.each([
  [0, 'Good Deal'],
  [0.64, 'Good Deal'],
  [0.65, 'Great Deal'],
  [1, 'Great Deal'],
])('calls a fill of %d a %s', (fill, description) => {
  expect(gaugeDescription(fill)).toBe(description);
});
