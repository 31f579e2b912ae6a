import { expect, it } from 'vitest';
import type { MarketVehicle } from '#domain/market/market-vehicle.ts';
import type { MarketPrices, MarketSourcedValuation } from '#partners/market-price/market-prices.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { vehiclePriceGauge } from './vehicle-price-gauge.ts';

const marketValue: MarketSourcedValuation = {
  value: 20_000,
  low: 18_000,
  high: 22_000,
  confidence: 0.8,
  sample: 40,
  source: 'comparables',
};
const market = (known: MarketSourcedValuation | undefined): { marketPrices: MarketPrices } => ({
  marketPrices: { valuation: async () => known },
});
const average = { autograb_data: { average_market_price: 22_000 } };

it('compares the price of a vehicle with its market value', async () => {
  const asked: MarketVehicle[] = [];
  const prices: MarketPrices = {
    async valuation(vehicle) {
      asked.push(vehicle);
      return marketValue;
    },
  };
  const vehicle = someVehicle({
    price: 19_000,
    vin: 'JTNKARJE30J000001',
    regplate: 'ABC123',
    state: 'NSW',
  });
  expect(await vehiclePriceGauge({ marketPrices: prices }, vehicle)).toMatchObject({
    fill: 0.75,
    listing_price: 19_000,
  });
  expect(asked).toMatchObject([
    {
      id: 1,
      make: 'Toyota',
      model: 'Corolla',
      year: 2019,
      km: 45_000,
      vin: 'JTNKARJE30J000001',
      rego: 'ABC123',
      state: 'NSW',
    },
  ]);
});

it.each([
  ['sold', { status: 'sold' }],
  ['without a price', { price: 10 }],
  ['drive away without a known price before charges', { price_basis: 'drive_away' }],
] as const)('is undefined for a vehicle that is %s', async (_what, facts) => {
  expect(await vehiclePriceGauge(market(marketValue), someVehicle(facts))).toBeUndefined();
});

it('is undefined without a year', async () => {
  const { year: _year, ...vehicle } = someVehicle();
  expect(await vehiclePriceGauge(market(marketValue), vehicle)).toBeUndefined();
});

it('is undefined if the market does not know the vehicle', async () => {
  expect(await vehiclePriceGauge(market(undefined), someVehicle())).toBeUndefined();
});

it('compares a drive-away price by its price before charges', async () => {
  const vehicle = someVehicle({ price: 21_500, price_basis: 'drive_away', egc_price: 20_000 });
  expect(await vehiclePriceGauge(market(marketValue), vehicle)).toMatchObject({
    fill: 0.5,
    listing_price: 20_000,
  });
});

it('prefers the partner’s valuation to the average of the feed, and that to our own estimate', async () => {
  const vehicle = someVehicle(average);
  expect(await vehiclePriceGauge(market(marketValue), vehicle)).toMatchObject({
    market_range_max: 24_200,
  });
  const partner = { ...marketValue, source: 'autograb' as const };
  expect(await vehiclePriceGauge(market(partner), vehicle)).toMatchObject({
    market_range_max: 22_000,
  });
});
