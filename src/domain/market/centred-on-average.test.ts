import { expect, it } from 'vitest';
import { centredOnAverage } from './centred-on-average.ts';

const own = { value: 20_000, low: 18_000, high: 22_000, confidence: 0.8, sample: 40 };

it('is moved to the average that came with the feed, as wide as before', () => {
  expect(centredOnAverage(own, { average_market_price: 22_000 })).toEqual({
    ...own,
    value: 22_000,
    low: 19_800,
    high: 24_200,
  });
});

it('takes the state’s average before the country’s', () => {
  const averages = { average_market_price: 25_000, state_average_market_price: 21_000 };
  expect(centredOnAverage(own, averages)?.value).toBe(21_000);
});

it.each([
  ['no average', undefined],
  ['an empty one', {}],
  ['a placeholder', { average_market_price: 1 }],
  ['an average of some other vehicle', { average_market_price: 40_000 }],
])('stays as it is with %s', (_what, averages) => {
  expect(centredOnAverage(own, averages)).toBe(own);
});

it.each([
  ['nothing', undefined],
  ['little', { ...own, value: 90_000, confidence: 0.2 }],
])('is the average with the usual range where our own stock tells %s', (_what, estimate) => {
  expect(centredOnAverage(estimate, { average_market_price: 20_000 })).toMatchObject({
    value: 20_000,
    low: 18_400,
    high: 21_600,
    confidence: 0.5,
  });
});
