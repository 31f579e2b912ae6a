import { expect, it } from 'vitest';
import { marketReason, noOfferReason } from './no-offer-reason.ts';
import type { TradeInTerms } from './trade-in-terms.ts';

const terms: TradeInTerms = {
  margin_percent: 15,
  spread_percent: 5,
  round_to: 100,
  max_years: 7,
  max_km: 100_000,
  min_confidence: 0.3,
  min_offer_dollars: 1000,
};
const answer = { name: 'accident', label: 'Accident?', value: 'Yes', percent: 0, dollars: 0 };

it.each([
  ['of exactly the maximum age', { year: 2019, km: 50_000 }, undefined],
  ['a year older', { year: 2018, km: 50_000 }, 'too-old'],
  ['with exactly the maximum kilometres', { year: 2022, km: 100_000 }, undefined],
  ['with a kilometre more', { year: 2022, km: 100_001 }, 'too-far'],
  ['of next year', { year: 2027, km: 0 }, undefined],
  ['of an unknown year', { km: 50_000 }, 'not-known'],
  ['without kilometres', { year: 2022 }, undefined],
])('for a vehicle %s the reason is %s', (_what, vehicle, reason) => {
  expect(noOfferReason(vehicle, [], terms, 2026)).toBe(reason);
});

it('requires an inspection if an answer says so', () => {
  const vehicle = { year: 2022, km: 50_000 };
  expect(noOfferReason(vehicle, [answer], terms, 2026)).toBeUndefined();
  expect(noOfferReason(vehicle, [answer, { ...answer, no_offer: true }], terms, 2026)).toBe(
    'must-be-seen',
  );
});

it('makes no offer without a confident valuation', () => {
  const market = { value: 1, low: 1, high: 1, sample: 1 };
  expect(marketReason(undefined, terms)).toBe('not-known');
  expect(marketReason({ ...market, confidence: 0.29 }, terms)).toBe('not-sure');
  expect(marketReason({ ...market, confidence: 0.3 }, terms)).toBeUndefined();
});
