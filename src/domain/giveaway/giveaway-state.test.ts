import { describe, expect, it } from 'vitest';
import { someGiveaway, somePrize } from '#tests/support/giveaways.ts';
import type { Giveaway } from './giveaway.ts';
import { giveawayState } from './giveaway-state.ts';

const none = new Map<string, number>();
const timeZone = 'Australia/Sydney';
const stateAt = (instant: string, giveaway: Giveaway, taken = none, zone = timeZone) =>
  giveawayState(giveaway, taken, { now: new Date(instant), timeZone: zone });
const drawnAt = (instant: string, giveaway: Giveaway, taken = none) => {
  const state = stateAt(instant, giveaway, taken);
  return state.kind === 'running' ? state.prizes.map(({ id }) => id) : state.kind;
};

describe('the dates', () => {
  it.each([
    ['a second before it starts', '2026-11-30T21:59:59Z', 'upcoming'],
    ['when it starts', '2026-11-30T22:00:00Z', 'running'],
    ['a second before it ends', '2026-12-24T05:59:59Z', 'running'],
    ['when it ends', '2026-12-24T06:00:00Z', 'over'],
  ])('%s', (_when, instant, kind) => {
    expect(stateAt(instant, someGiveaway()).kind).toBe(kind);
  });

  it('are those of the site’s time zone', () => {
    const from = new Date('2026-12-01T01:00:00Z');
    expect(stateAt('2026-11-30T22:00:00Z', someGiveaway(), none, 'Australia/Perth')).toEqual({
      kind: 'upcoming',
      from,
    });
  });

  // clocks in Sydney go forward on 4 October 2026 at 2 am, and back on 4 April 2027 at 3 am
  it.each([
    ['2026-10-03T00:00', '2026-10-04T00:00', '2026-10-03T13:59:59Z', '2026-10-03T14:00:00Z'],
    ['2026-10-04T00:00', '2026-10-05T00:00', '2026-10-04T12:59:59Z', '2026-10-04T13:00:00Z'],
    ['2027-04-03T00:00', '2027-04-04T00:00', '2027-04-03T12:59:59Z', '2027-04-03T13:00:00Z'],
    ['2027-04-04T00:00', '2027-04-05T00:00', '2027-04-04T13:59:59Z', '2027-04-04T14:00:00Z'],
  ])('follow daylight saving: from %s to %s', (starts, ends, last, after) => {
    const giveaway = someGiveaway({ starts, ends });
    expect(stateAt(last, giveaway).kind).toBe('running');
    expect(stateAt(after, giveaway)).toEqual({ kind: 'over', since: new Date(after) });
  });

  it('may have no end', () => {
    const endless = someGiveaway({ ends: undefined });
    expect(stateAt('2046-12-24T06:00:00Z', endless).kind).toBe('running');
  });
});

describe('a draw', () => {
  const now = '2026-12-10T00:00:00Z';

  it('is among the prizes that are left', () => {
    expect(drawnAt(now, someGiveaway())).toEqual(['voucher', 'wash', 'none']);
    expect(drawnAt(now, someGiveaway(), new Map([['voucher', 1]]))).toContain('voucher');
    expect(drawnAt(now, someGiveaway(), new Map([['voucher', 2]]))).toEqual(['wash', 'none']);
    // the dealer has lowered the stock since
    expect(drawnAt(now, someGiveaway(), new Map([['voucher', 7]]))).toEqual(['wash', 'none']);
  });

  it('includes a prize only between its own dates', () => {
    const weekend = { starts: '2026-12-12T00:00', ends: '2026-12-14T00:00' };
    const giveaway = someGiveaway({
      prizes: [somePrize({ id: 'wash' }), somePrize({ id: 'hamper', ...weekend })],
    });
    expect(drawnAt('2026-12-11T12:59:59Z', giveaway)).toEqual(['wash']);
    expect(drawnAt('2026-12-11T13:00:00Z', giveaway)).toEqual(['wash', 'hamper']);
    expect(drawnAt('2026-12-13T13:00:00Z', giveaway)).toEqual(['wash']);
  });
});

describe('when nothing can be won', () => {
  const now = '2026-12-10T00:00:00Z';
  const blank = somePrize({ id: 'none', is_prize: false });
  const voucher = somePrize({ id: 'voucher', stock: 1 });
  const gone = new Map([['voucher', 1]]);
  const withHamper = (starts: string, stock = 1) =>
    someGiveaway({ prizes: [voucher, blank, somePrize({ id: 'hamper', starts, stock })] });

  it('it pauses, although there are slices without a prize', () => {
    expect(stateAt(now, someGiveaway({ prizes: [voucher, blank] }), gone)).toEqual({
      kind: 'sold-out',
      more_from: undefined,
    });
  });

  it('it says when more prizes come', () => {
    expect(stateAt(now, withHamper('2026-12-20T09:00'), gone)).toEqual({
      kind: 'sold-out',
      more_from: new Date('2026-12-19T22:00:00Z'),
    });
  });

  it.each([
    ['after the end', '2026-12-25T09:00', 1],
    ['without stock', '2026-12-20T09:00', 0],
  ])('it promises no prize %s', (_what, starts, stock) => {
    expect(stateAt(now, withHamper(starts, stock), gone)).toHaveProperty('more_from', undefined);
  });
});
