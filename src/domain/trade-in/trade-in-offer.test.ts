import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketValuation } from '#domain/market/market-valuation.ts';
import { tradeInOffer } from './trade-in-offer.ts';
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
const market: MarketValuation = {
  value: 20_000,
  low: 18_000,
  high: 22_000,
  confidence: 0.714,
  sample: 40,
};
const answer = (percent: number, dollars = 0) => ({ percent, dollars });

describe('the offer for a vehicle', () => {
  it('is at most the asking price less the margin, and goes no lower than the terms allow', () => {
    expect(tradeInOffer(market, [], terms)).toEqual({
      low: 16_100, // 19,000 less 15%, rounded down
      high: 17_000, // 20,000 less 15%
      confidence: 0.71,
      sample: 40,
    });
  });

  it('is as narrow as the market range if that is narrower', () => {
    const narrow = { ...market, low: 19_800, high: 20_200 };
    expect(tradeInOffer(narrow, [], terms)).toMatchObject({ low: 16_800, high: 17_000 });
  });

  it('applies the percentages of all answers together, then their dollars', () => {
    const answers = [answer(-10), answer(-10), answer(0, -500)];
    expect(tradeInOffer(market, answers, { ...terms, spread_percent: 0 })).toMatchObject({
      low: 13_100, // 17,000 less 20% less 500
      high: 13_100,
    });
  });

  it('rounds down to $50 if the terms say so', () => {
    const exact = { ...terms, spread_percent: 0, round_to: 50 };
    expect(tradeInOffer(market, [answer(0, -30)], exact)).toMatchObject({ low: 16_950 });
  });

  it('is undefined if its lower end is below the minimum', () => {
    expect(tradeInOffer({ ...market, value: 1100, low: 1000, high: 1200 }, [], terms)).toBe(
      undefined,
    );
    expect(tradeInOffer(market, [answer(-200)], terms)).toBeUndefined();
  });
});

describe('for any market, answers and terms', () => {
  const anyMarket = fc
    .tuple(fc.integer({ min: 100, max: 500_000 }), fc.double({ min: 0, max: 0.6, noNaN: true }))
    .map(([value, spread]) => ({
      ...market,
      value,
      low: Math.round(value * (1 - spread)),
      high: Math.round(value * (1 + spread)),
    }));
  const anyAnswers = fc.array(
    fc.record({
      percent: fc.integer({ min: -100, max: 100 }),
      dollars: fc.integer({ min: -5000, max: 5000 }),
    }),
    { maxLength: 6 },
  );
  const anyTerms = fc
    .record({
      margin_percent: fc.integer({ min: 0, max: 90 }),
      spread_percent: fc.integer({ min: 0, max: 90 }),
      round_to: fc.constantFrom(50, 100),
      min_offer_dollars: fc.integer({ min: 0, max: 5000 }),
    })
    .map((own) => ({ ...terms, ...own }));

  it('the ends are whole steps, in order, and never below the minimum', () => {
    fc.assert(
      fc.property(anyMarket, anyAnswers, anyTerms, (market, answers, terms) => {
        const offer = tradeInOffer(market, answers, terms);
        if (!offer) return;
        expect(offer.low % terms.round_to).toBe(0);
        expect(offer.high % terms.round_to).toBe(0);
        expect(offer.low).toBeLessThanOrEqual(offer.high);
        expect(offer.low).toBeGreaterThanOrEqual(terms.min_offer_dollars);
      }),
    );
  });

  it('a worse answer or a wider margin never raises an offer', () => {
    const worse = fc.record({
      percent: fc.integer({ min: -50, max: 0 }),
      dollars: fc.integer({ min: -2000, max: 0 }),
    });
    fc.assert(
      fc.property(anyMarket, anyAnswers, anyTerms, worse, (market, answers, terms, one) => {
        const before = tradeInOffer(market, answers, terms);
        const after = tradeInOffer(market, [...answers, one], {
          ...terms,
          margin_percent: Math.min(90, terms.margin_percent + 1),
        });
        if (!after) return;
        expect(before?.low).toBeGreaterThanOrEqual(after.low);
        expect(before?.high).toBeGreaterThanOrEqual(after.high);
      }),
    );
  });
});
