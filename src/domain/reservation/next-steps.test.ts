import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';
import { isOpen, type ReservationState } from './reservation.ts';

const facts = {
  isPurchase: false,
  vehicle: 'car',
  caller: 'Josie Marr',
  answers: 'Our team is back at 8:30 am on Friday 27 November.',
  visit: 'Sat 28 Nov 2026, 9:30 am',
  span: '48 hours',
  isPayable: true,
  amount: '$200',
};
const titles = (state: ReservationState, changed: Partial<typeof facts> = {}) =>
  nextSteps({ state }, { ...facts, ...changed }).map(({ title }) => title);

it.each<[ReservationState, Partial<typeof facts>, string[]]>([
  ['requested', {}, ['Josie Marr calls you to confirm it', 'We keep it for you']],
  ['held', {}, ['Josie Marr calls you']],
  ['paying', {}, ['You pay $200', 'Josie Marr calls you']],
  ['paying', { isPayable: false }, ['Josie Marr calls you']],
  ['paid', {}, ['Josie Marr calls you']],
])('of a reservation that is %s with %j begin with %j', (state, changed, first) => {
  expect(titles(state, changed)).toEqual([...first, 'You come and see it']);
  const bought = titles(state, { ...changed, isPurchase: true });
  expect(bought).toEqual([...first, 'You get the contract', 'You get your car']);
});

it('name the visit that was asked for, and when the dealer calls', () => {
  const texts = nextSteps({ state: 'requested' }, facts).map(({ text }) => text);
  expect(texts).toEqual([
    facts.answers,
    'For 48 hours from the call.',
    'You asked for Sat 28 Nov 2026, 9:30 am.',
  ]);
});

it.each<ReservationState>(['expired', 'released', 'completed', 'needs-refund', 'unconfirmed'])(
  'are none once the reservation is %s',
  (state) => {
    expect(isOpen({ state })).toBe(false);
    expect(titles(state)).toEqual([]);
  },
);
