import { expect, it } from 'vitest';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { OpeningDay, SpecialDay } from './hours-on.ts';
import { openingStatus } from './opening-status.ts';

const week: OpeningDay[] = [
  { weekday: 0, status: 'Closed' },
  ...[1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: 'Open' as const,
    open: '08:00',
    close: '17:30',
  })),
  { weekday: 6, status: 'Open', open: '09:00', close: '12:00' },
];
const at = (now: string, special: SpecialDay[] = [], opening = week) =>
  openingStatus(opening, special, now)?.text;

it.each([
  ['2026-11-30T07:59', 'Opens today 8 am'],
  ['2026-11-30T08:00', 'Open until 5:30 pm'],
  ['2026-11-30T17:29', 'Open until 5:30 pm'],
  ['2026-11-30T17:30', 'Opens tomorrow 8 am'],
  ['2026-12-05T11:59', 'Open until 12 pm'],
  ['2026-12-05T12:00', 'Opens Monday 8 am'],
  ['2026-12-06T10:00', 'Opens tomorrow 8 am'],
])('at %s it says “%s”', (now, text) => {
  expect(at(now)).toBe(text);
});

it.each([
  ['2026-11-30T07:59', '2026-11-30T08:00'],
  ['2026-11-30T08:00', '2026-11-30T17:30'],
  ['2026-11-30T17:30', '2026-12-01T00:00'],
  ['2026-12-31T18:00', '2027-01-01T00:00'],
])('what it says at %s holds until %s', (now, until) => {
  expect(openingStatus(week, [], now)?.until).toBe(until);
});

it('goes by the special hours of a day', () => {
  const short = [
    { date: '2026-12-24', status: 'Open' as const, start_hour: '10:00', end_hour: '13:00' },
    ...['2026-12-25', '2026-12-26'].map((date) => ({ date, status: 'Closed' as const })),
  ];
  expect(at('2026-12-24T09:00', short)).toBe('Opens today 10 am');
  expect(at('2026-12-24T12:00', short)).toBe('Open until 1 pm');
  expect(at('2026-12-24T15:00', short)).toBe('Opens Monday 8 am');
});

it('is only closed if it does not open within a week', () => {
  const closed = Array.from({ length: 9 }, (_, day) => ({
    date: `2026-12-0${day + 1}`,
    status: 'Closed' as const,
  }));
  expect(at('2026-12-01T10:00', closed)).toBe('Closed');
});

it('says nothing of a location without hours', () => {
  expect(openingStatus([], [], '2026-11-30T10:00')).toBeUndefined();
});

it('goes by the clock of the place, also when daylight saving begins', () => {
  const beforeChange = new Date('2026-10-03T22:30:00Z');
  const monday = new Date('2026-10-04T21:30:00Z');
  expect(at(minuteIn('Australia/Sydney', beforeChange))).toBe('Opens tomorrow 8 am');
  expect(at(minuteIn('Australia/Sydney', monday))).toBe('Open until 5:30 pm');
  expect(at(minuteIn('Australia/Brisbane', monday))).toBe('Opens today 8 am');
});
