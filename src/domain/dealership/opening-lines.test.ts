import { expect, it } from 'vitest';
import type { OpeningDay } from './hours-on.ts';
import { openingLines } from './opening-lines.ts';

const open = (weekday: number, from: string, to: string): OpeningDay => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
});
const weekdays = [1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:00'));
const week: OpeningDay[] = [
  { weekday: 0, status: 'Closed' },
  ...weekdays,
  open(6, '09:00', '12:30'),
];
const marked = (today: string) =>
  openingLines(week, [], today)
    .filter(({ isToday }) => isToday)
    .map(({ days }) => days);

it('has one line for Monday to Friday if all five days have the same hours', () => {
  expect(openingLines(week)).toEqual([
    { days: 'Monday to Friday', hours: '8:30 am to 5 pm', isToday: false },
    { days: 'Saturday', hours: '9 am to 12:30 pm', isToday: false },
    { days: 'Sunday', hours: 'Closed', isToday: false },
  ]);
});

it('otherwise lists each day', () => {
  const late = week.map((day) => (day.weekday === 4 ? open(4, '08:30', '21:00') : day));
  expect(openingLines(late).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Monday 8:30 am to 5 pm',
    'Tuesday 8:30 am to 5 pm',
    'Wednesday 8:30 am to 5 pm',
    'Thursday 8:30 am to 9 pm',
    'Friday 8:30 am to 5 pm',
    'Saturday 9 am to 12:30 pm',
    'Sunday Closed',
  ]);
  const withoutWednesday = weekdays.filter(({ weekday }) => weekday !== 3);
  expect(openingLines(withoutWednesday).map(({ days }) => days)).toEqual([
    'Monday',
    'Tuesday',
    'Thursday',
    'Friday',
  ]);
});

it.each([
  ['2026-11-30', 'Monday to Friday'],
  ['2026-12-04', 'Monday to Friday'],
  ['2026-12-05', 'Saturday'],
  ['2026-12-06', 'Sunday'],
])('marks on %s the line “%s”', (today, days) => {
  expect(marked(today)).toEqual([days]);
});

it('begins with the hours of today if it is a special day, and marks no usual hours', () => {
  const special = [
    { date: '2026-12-24', status: 'Open' as const, start_hour: '10:00', end_hour: '13:00' },
    { date: '2026-12-25', status: 'Closed' as const },
  ];
  expect(openingLines(week, special, '2026-12-25').filter(({ isToday }) => isToday)).toEqual([
    { days: 'Today, 25 December', hours: 'Closed', isToday: true },
  ]);
  expect(openingLines(week, special, '2026-12-24')[0]).toEqual({
    days: 'Today, 24 December',
    hours: '10 am to 1 pm',
    isToday: true,
  });
  expect(openingLines(week, special, '2026-12-23').map(({ isToday }) => isToday)).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows the dealer’s own words if there are some', () => {
  const monday: OpeningDay = { ...open(1, '08:30', '17:00'), formated_hours: 'By appointment' };
  expect(openingLines([monday])).toMatchObject([{ days: 'Monday', hours: 'By appointment' }]);
});

it('writes noon as 12 pm and midnight as 12 am', () => {
  expect(openingLines([open(1, '00:00', '12:00')])[0]?.hours).toBe('12 am to 12 pm');
});

it('has no lines without hours', () => {
  expect(openingLines([])).toEqual([]);
});
