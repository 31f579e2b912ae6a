import { expect, it } from 'vitest';
import { appointmentSlots } from './appointment-slots.ts';
import type { OpeningDay } from './hours-on.ts';

const weekdays: OpeningDay[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '09:00',
  close: '11:00',
}));
const opening: OpeningDay[] = [...weekdays, { weekday: 6, status: 'Closed' }];
const rules = { days: 7, every: 30, notice: 60, last: 30 };
/** A Thursday. */
const thursday = '2026-11-26T08:00';
const slots = (
  now = thursday,
  special: Parameters<typeof appointmentSlots>[1] = [],
  more: Partial<typeof rules> = {},
) => appointmentSlots(opening, special, { ...rules, ...more }, now);

it('offers a slot every half hour while the location is open, the last one before it closes', () => {
  expect(slots()[0]).toEqual({ date: '2026-11-26', times: ['09:00', '09:30', '10:00', '10:30'] });
});

it('skips closed days and stops after the configured number of days', () => {
  expect(slots().map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]);
});

it('gives the dealer notice, also across midnight', () => {
  expect(slots('2026-11-26T09:01')[0]?.times).toEqual(['10:30']);
  expect(slots('2026-11-26T10:30')[0]?.date).toBe('2026-11-27');
  expect(slots('2026-11-26T22:00', [], { notice: 12 * 60 })[0]).toEqual({
    date: '2026-11-27',
    times: ['10:00', '10:30'],
  });
});

it('uses the special hours of holidays', () => {
  const special = [
    { date: '2026-11-26', status: 'Closed' as const },
    { date: '2026-11-28', status: 'Open' as const, start_hour: '10:00', end_hour: '11:00' },
  ];
  expect(slots(thursday, special).slice(0, 2)).toEqual([
    { date: '2026-11-27', times: ['09:00', '09:30', '10:00', '10:30'] },
    { date: '2026-11-28', times: ['10:00', '10:30'] },
  ]);
});

it('offers no slots without opening hours', () => {
  expect(appointmentSlots([], [], rules, thursday)).toEqual([]);
  expect(appointmentSlots([{ weekday: 4, status: 'Open' }], [], rules, thursday)).toEqual([]);
});
