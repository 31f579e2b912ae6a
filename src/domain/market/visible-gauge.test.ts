import { expect, it } from 'vitest';
import { visibleGauge } from './visible-gauge.ts';

const answer = {
  fill: 0.5,
  listing_price: 20_000,
  market_range_min: 18_000,
  market_range_max: 22_000,
  confidence: 0.6,
  description: 'Fair Price',
};

it('shows a complete answer with its own description', () => {
  expect(visibleGauge(answer)).toEqual(answer);
});

it.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'])(
  'shows nothing without %s',
  (name) => {
    expect(visibleGauge({ ...answer, [name]: null })).toBeUndefined();
    expect(visibleGauge({ ...answer, [name]: undefined })).toBeUndefined();
    expect(visibleGauge({ ...answer, [name]: 'much' })).toBeUndefined();
  },
);

it.each([
  ['confidence of 0.2', { confidence: 0.2 }, false],
  ['confidence above 0.2', { confidence: 0.21 }, true],
  ['a price at the top of the range', { listing_price: 22_000 }, true],
  ['a price above the range', { listing_price: 22_001 }, false],
  ['a fill of 0', { fill: 0 }, true],
])('decides visibility with %s', (_what, difference, shown) => {
  expect(visibleGauge({ ...answer, ...difference }) !== undefined).toBe(shown);
});

it.each([undefined, null, '', 5])('replaces the description %j', (description) => {
  expect(visibleGauge({ ...answer, description })?.description).toBe('Good Deal');
  expect(visibleGauge({ ...answer, fill: 0.7, description })?.description).toBe('Great Deal');
});

it.each([undefined, null, 'nothing', 7, []])('shows nothing for %j', (other) => {
  expect(visibleGauge(other)).toBeUndefined();
});
