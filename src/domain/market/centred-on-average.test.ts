import { expect, it } from 'vitest';
import { centredOnAverage } from './centred-on-average.ts';

const own = { value: 20_000, low: 18_000, high: 22_000, confidence: 0.8, sample: 40 };

it('moves to the feed’s average and keeps the width of the range', () => {
  expect(centredOnAverage(own, { average_market_price: 22_000 })).toEqual({
    ...own,
    value: 22_000,
    low: 19_800,
    high: 24_200,
  });
});

it('prefers the state average to the national one', () => {
  const averages = { average_market_price: 25_000, state_average_market_price: 21_000 };
  expect(centredOnAverage(own, averages)?.value).toBe(21_000);
});

it.each([
  ['no average', undefined],
  ['an empty record', {}],
  ['a placeholder', { average_market_price: 1 }],
  ['an implausible average', { average_market_price: 40_000 }],
])('leaves the valuation unchanged with %s', (_what, averages) => {
  expect(centredOnAverage(own, averages)).toBe(own);
});

it.each([
  ['nothing', undefined],
  ['little', { ...own, value: 90_000, confidence: 0.2 }],
])('uses the average with the usual range if our own stock says %s', (_what, estimate) => {
  expect(centredOnAverage(estimate, { average_market_price: 20_000 })).toMatchObject({
    value: 20_000,
    low: 18_400,
    high: 21_600,
    confidence: 0.5,
  });
});
