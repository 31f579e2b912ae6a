import { expect, it } from 'vitest';
import type { Comparable } from '#domain/market/market-vehicle.ts';
import { embeddedMarketPrices } from './embedded-market-prices.ts';

const rio = { make: 'Kia', model: 'Rio', year: 2019 };
const asked: string[] = [];
const prices = embeddedMarketPrices(async (make, model) => {
  asked.push(`${make} ${model}`);
  if (model !== 'Rio') return [];
  return [15_000, 15_500, 16_000, 15_200, 15_800].map((price, id): Comparable => ({
    ...rio,
    id,
    car_type: 'used',
    price,
  }));
});

it('values a vehicle by others of its make and model', async () => {
  const valuation = await prices.valuation(rio);
  expect(valuation).toMatchObject({ source: 'comparables', sample: 5 });
  expect(valuation?.value).toBeGreaterThan(15_000);
  expect(valuation?.value).toBeLessThan(16_000);
  expect(asked).toEqual(['Kia Rio']);
});

it('returns nothing for a model without vehicles for sale', async () => {
  expect(await prices.valuation({ ...rio, model: 'Ceed' })).toBeUndefined();
});
