import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giveawayState } from '#domain/giveaway/giveaway-state.ts';
import { someGiveaway, somePrize } from '#tests/support/giveaways.ts';
import { prizeViews } from './prize-view.ts';

const moment = { now: new Date('2026-12-10T00:00:00Z'), timeZone: 'Australia/Sydney' };
const weekend = somePrize({ id: 'hamper', starts: '2026-12-12T09:00' });
const past = somePrize({ id: 'ticket', ends: '2026-12-05T09:00' });
const giveaway = someGiveaway({ prizes: [...someGiveaway().prizes, weekend, past] });

function shown(taken = new Map<string, number>(), now = moment.now) {
  const state = giveawayState(giveaway, taken, { ...moment, now });
  return prizeViews(giveaway.prizes, { state, taken }, { ...moment, now }).map(
    ({ id, chance, note }) => [id, chance, note],
  );
}

it('states the chance of each prize in the next spin', () => {
  expect(shown()).toEqual([
    ['voucher', '1 in 100 (1%)', undefined],
    ['wash', '39%', undefined],
    ['none', '60%', 'No prize'],
    ['hamper', undefined, 'From Sat 12 Dec 2026, 9:00 am AEDT'],
    ['ticket', undefined, 'No longer in the draw'],
  ]);
});

it('raises the other chances when a prize is gone', () => {
  expect(shown(new Map([['voucher', 2]])).slice(0, 3)).toEqual([
    ['voucher', undefined, 'All gone'],
    ['wash', 'about 39%', undefined],
    ['none', 'about 61%', 'No prize'],
  ]);
});

it('states no chance while nobody can spin', () => {
  const chances = (now: string) => shown(new Map(), new Date(now)).map(([, chance]) => chance);
  expect(new Set(chances('2026-11-01T00:00:00Z'))).toEqual(new Set([undefined]));
  expect(new Set(chances('2027-01-01T00:00:00Z'))).toEqual(new Set([undefined]));
});

it('looks the same however many of a prize are left', () => {
  const stocks = fc.integer({ min: 1, max: 100_000 });
  const viewsWith = (stock: number) => {
    const stocked = someGiveaway({ prizes: [somePrize({ id: 'hamper', stock })] });
    const taken = new Map<string, number>();
    const state = giveawayState(stocked, taken, moment);
    return prizeViews(stocked.prizes, { state, taken }, moment);
  };
  fc.assert(
    fc.property(stocks, stocks, (one, other) => {
      expect(viewsWith(one)).toEqual(viewsWith(other));
    }),
  );
});
