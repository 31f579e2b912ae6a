import { beforeEach, expect, it } from 'vitest';
import type { MarketVehicle } from '#domain/market/market-vehicle.ts';
import type { MarketPrices, MarketSourcedValuation } from '#partners/market-price/market-prices.ts';
import { someSite } from '#tests/support/sites.ts';
import { valueTradeIn } from './value-trade-in.ts';

const site = someSite('yard');
const now = new Date('2026-03-10T00:00:00Z');
const vehicle = { year: 2021, make: 'Mazda', model: '3', badge: 'G20', km: 55_000 };
const marketValue: MarketSourcedValuation = {
  value: 20_000,
  low: 19_000,
  high: 21_000,
  confidence: 0.6,
  sample: 40,
  source: 'comparables',
};
let asked: MarketVehicle[];
let known: MarketSourcedValuation | undefined;
const market: MarketPrices = {
  async valuation(one) {
    asked.push(one);
    return known;
  },
};
beforeEach(() => {
  asked = [];
  known = marketValue;
});
const value = (
  of: Parameters<typeof valueTradeIn>[1] = vehicle,
  plate?: Parameters<typeof valueTradeIn>[2],
) => valueTradeIn({ site, now, marketPrices: market }, of, plate, []);

it('makes an offer from the asking prices of similar used vehicles', async () => {
  expect(await value()).toEqual({
    ok: true,
    valuation: { low: 16_100, high: 17_000, confidence: 0.6, sample: 40, market_value: 20_000 },
  });
  expect(asked).toEqual([{ ...vehicle, car_type: 'used' }]);
});

it('asks the market for the exact vehicle if its plate is confirmed', async () => {
  await value({ ...vehicle, vin: 'MR0HA3CD100400001' }, { rego: 'ABC123', state: 'NSW' });
  expect(asked).toMatchObject([{ vin: 'MR0HA3CD100400001', rego: 'ABC123', state: 'NSW' }]);
});

it('leaves an old vehicle to a person and does not ask the market', async () => {
  expect(await value({ ...vehicle, year: 2018 })).toEqual({ ok: false, reason: 'too-old' });
  expect(asked).toEqual([]);
});

it.each([
  ['knows none like it', undefined, 'not-known'],
  ['is not sure', { ...marketValue, confidence: 0.1 }, 'not-sure'],
  ['asks next to nothing', { ...marketValue, value: 900, low: 800, high: 1000 }, 'must-be-seen'],
])('is a person’s to name when the market %s', async (_what, valuation, reason) => {
  known = valuation;
  expect(await value()).toEqual({ ok: false, reason });
});
