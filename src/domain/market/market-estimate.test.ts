import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketEstimate } from './market-estimate.ts';
import type { Comparable, MarketVehicle } from './market-vehicle.ts';

const corolla: MarketVehicle = {
  make: 'Toyota',
  model: 'Corolla',
  year: 2019,
  km: 50_000,
  badge: 'Ascent Sport',
};

function like(price: number, others: Partial<Comparable> = {}): Comparable {
  // distinct readings, because equal ones would count as the same car
  const km = 50_000 + (price % 997);
  return { ...corolla, car_type: 'used', km, price, ...others };
}

const prices = [19_000, 19_500, 20_000, 20_500, 21_000, 19_800, 20_200, 20_100];
const market = prices.map((price) => like(price));

it('returns undefined without comparables', () => {
  expect(marketEstimate(corolla, [])).toBeUndefined();
  expect(marketEstimate(corolla, [like(20_000, { year: 2008 })])).toBeUndefined();
});

it('estimates the asking price of similar vehicles, with a range around it', () => {
  const estimate = marketEstimate(corolla, market);
  expect(estimate?.value).toBeGreaterThan(19_700);
  expect(estimate?.value).toBeLessThan(20_300);
  expect(estimate?.low).toBeLessThan(19_500);
  expect(estimate?.high).toBeGreaterThan(20_500);
  expect(estimate?.sample).toBe(8);
});

it.each([
  ['more for a newer vehicle', { year: 2021 }, 'more'],
  ['less for an older vehicle', { year: 2017 }, 'less'],
  ['less for one with high kilometres', { km: 150_000 }, 'less'],
  ['more for one with low kilometres', { km: 1000 }, 'more'],
] as const)('estimates %s, even if all comparables are alike', (_what, difference, expected) => {
  const estimate = marketEstimate({ ...corolla, ...difference }, market);
  const usual = marketEstimate(corolla, market)!.value;
  if (expected === 'more') expect(estimate?.value).toBeGreaterThan(usual * 1.05);
  else expect(estimate?.value).toBeLessThan(usual * 0.95);
});

it('follows the prices of the same badge', () => {
  const dearer = prices.map((price) => like(price * 1.3, { badge: 'ZR' }));
  const value = (badge: string) =>
    marketEstimate({ ...corolla, badge }, [...market, ...dearer])!.value;
  expect(value('ZR')).toBeGreaterThan(value('Ascent Sport') * 1.2);
  // an unseen badge between the two
  expect(value('Ascent')).toBeLessThan(value('ZR'));
});

it('ignores mistyped prices', () => {
  const typos = [like(199), like(1_999_999, { km: 61_000 })];
  const [without, withTypos] = [
    marketEstimate(corolla, market),
    marketEstimate(corolla, [...market, ...typos]),
  ];
  expect(withTypos!.value / without!.value).toBeCloseTo(1, 1);
});

it('excludes other listings of the vehicle itself', () => {
  const itself: Comparable[] = [
    like(5000, { id: 7 }),
    like(5000, { vin: 'JTNKARJE30J000001' }),
    like(5000, { km: 50_000 }),
  ];
  const asked = { ...corolla, id: 7, vin: 'jtnkarje30j000001' };
  expect(marketEstimate(asked, itself)).toBeUndefined();
  expect(
    marketEstimate({ ...corolla, vin: 'JTNKARJE30J000002' }, itself.slice(1, 2)),
  ).toBeDefined();
});

it('returns undefined if the comparables are too distant', () => {
  expect(marketEstimate(corolla, [like(9000, { year: 2012, km: 260_000 })])).toBeUndefined();
});

it.each([1, 2, 3])('stays below the gauge’s confidence with %d comparables', (count) => {
  expect(marketEstimate(corolla, market.slice(0, count))?.confidence).toBeLessThanOrEqual(0.2);
});

it('is more confident with more, closer and more consistent comparables', () => {
  const confidence = (comparables: Comparable[], asked = corolla) =>
    marketEstimate(asked, comparables)!.confidence;
  const many = confidence(market);
  expect(many).toBeGreaterThan(confidence(market.slice(0, 4)));
  expect(many).toBeGreaterThan(confidence(market, { ...corolla, badge: 'GR Four', km: 120_000 }));
  expect(many).toBeGreaterThan(
    confidence(market.map((each, at) => ({ ...each, price: each.price * (at % 2 ? 1.4 : 0.7) }))),
  );
});

it('keeps a range if all prices are equal', () => {
  const same = Array.from({ length: 30 }, (_, at) => like(20_000, { km: 40_000 + 700 * at }));
  const { low, value, high } = marketEstimate({ ...corolla, km: 50_350 }, same)!;
  expect(value).toBeGreaterThan(19_400);
  expect(value).toBeLessThan(20_600);
  expect(high - low).toBeGreaterThan(200);
});

it.each([
  ['the vehicle', { ...corolla, km: undefined }, market],
  ['the comparables', corolla, market.map(({ km: _km, ...each }) => each)],
] as const)('works without the kilometres of %s', (_what, asked, comparables) => {
  const { km, ...others } = asked;
  const estimate = marketEstimate({ ...others, ...(km !== undefined && { km }) }, comparables);
  expect(estimate?.value).toBeGreaterThan(19_500);
  expect(estimate?.value).toBeLessThan(20_500);
});

it('treats a new vehicle without a reading as undriven', () => {
  const used = Array.from({ length: 10 }, (_, at) => like(20_000, { km: 90_000 + at * 1000 }));
  const { km: _km, ...unread } = corolla;
  const value = (car_type: 'new' | 'used') => marketEstimate({ ...unread, car_type }, used)!.value;
  expect(value('new')).toBeGreaterThan(value('used'));
});

const someComparable = fc
  .record({
    year: fc.integer({ min: 2012, max: 2024 }),
    km: fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: undefined }),
    badge: fc.option(fc.constantFrom('Ascent', 'Ascent Sport', 'ZR', 'SX (Hybrid)'), {
      nil: undefined,
    }),
    price: fc.integer({ min: 500, max: 2_000_000 }),
    car_type: fc.constantFrom('new', 'used', 'demo'),
  })
  .map(({ km, badge, ...others }): Comparable => ({
    make: 'Toyota',
    model: 'Corolla',
    ...others,
    ...(km !== undefined && { km }),
    ...(badge !== undefined && { badge }),
  }));

it('always returns a value within its range', () => {
  fc.assert(
    fc.property(fc.array(someComparable, { maxLength: 60 }), (comparables) => {
      const estimate = marketEstimate(corolla, comparables);
      if (!estimate) return;
      const { low, value, high, confidence } = estimate;
      expect(Number.isFinite(value) && low > 0).toBe(true);
      expect(low <= value && value <= high).toBe(true);
      expect(high / low).toBeLessThan(4.5);
      expect(confidence > 0 && confidence <= 1).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('scales with the prices', () => {
  const dear = fc.array(
    someComparable.map((each) => ({ ...each, price: each.price + 20_000 })),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(dear, (comparables) => {
      const one = marketEstimate(corolla, comparables);
      const ten = marketEstimate(
        corolla,
        comparables.map((each) => ({ ...each, price: each.price * 10 })),
      );
      if (one && ten) expect(ten.value / one.value).toBeCloseTo(10, 1);
    }),
    { numRuns: 100 },
  );
});
