import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HoldFacts, holdDecision, type HoldRules, mostHoldsPerHour } from './hold-decision.ts';

const defaults: HoldRules = { free_hold: 'verified', max_holds: 2, hold_percent_per_hour: 10 };
const facts: fc.Arbitrary<HoldFacts> = fc.record({
  isVerified: fc.boolean(),
  isPaid: fc.boolean(),
  ofShopper: fc.nat(5),
  ofNetwork: fc.nat(40),
  inLastHour: fc.nat(60),
  stock: fc.nat(500),
});
const rules = fc.record({
  free_hold: fc.constantFrom<'verified' | 'confirmed'>('verified', 'confirmed'),
  max_holds: fc.integer({ min: 1, max: 4 }),
  hold_percent_per_hour: fc.integer({ min: 1, max: 100 }),
});

it('holds at once only what is paid or verified, within every limit', () => {
  fc.assert(
    fc.property(facts, rules, (asked, by) => {
      if (holdDecision(asked, by) !== 'hold') return;
      expect(asked.isPaid || (asked.isVerified && by.free_hold === 'verified')).toBe(true);
      expect(asked.ofShopper).toBeLessThan(by.max_holds);
      expect(asked.ofNetwork).toBeLessThan(by.max_holds);
      expect(asked.inLastHour).toBeLessThan(mostHoldsPerHour(by, asked.stock));
    }),
    { numRuns: 2000 },
  );
});

it('never refuses a verified shopper because of others', () => {
  fc.assert(
    fc.property(facts, rules, (asked, by) => {
      const decision = holdDecision({ ...asked, isVerified: true, ofShopper: 0 }, by);
      expect(decision).not.toBe('too-many');
    }),
    { numRuns: 2000 },
  );
});

it('takes at most the larger of three vehicles and the share off sale in an hour', () => {
  fc.assert(
    fc.property(fc.nat(500), rules, (stock, by) => {
      let held = 0;
      for (let shopper = 0; shopper < stock; shopper += 1) {
        const asked = { isVerified: true, isPaid: true, ofShopper: 0, ofNetwork: 0, stock };
        if (holdDecision({ ...asked, inLastHour: held }, by) === 'hold') held += 1;
      }
      const share = Math.floor((stock * by.hold_percent_per_hour) / 100);
      expect(held).toBeLessThanOrEqual(Math.max(3, share));
    }),
  );
});

it.each<[string, Partial<HoldFacts>, string]>([
  ['a signed-in shopper', {}, 'hold'],
  ['a shopper with an unknown phone', { isVerified: false }, 'request'],
  ['a stranger who will pay', { isVerified: false, isPaid: true }, 'hold'],
  ['a third reservation', { ofShopper: 2 }, 'too-many'],
  ['a signed-in shopper in a busy network', { ofNetwork: 2 }, 'request'],
  ['a stranger in a busy network', { isVerified: false, ofNetwork: 2 }, 'too-many'],
  ['the eleventh vehicle of a hundred in an hour', { inLastHour: 10 }, 'request'],
])('by default decides about %s', (_what, asked, decision) => {
  const usual = { isVerified: true, isPaid: false, ofShopper: 0, ofNetwork: 0 };
  expect(holdDecision({ ...usual, inLastHour: 0, stock: 100, ...asked }, defaults)).toBe(decision);
});
