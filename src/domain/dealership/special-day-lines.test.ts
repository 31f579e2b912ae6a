import { expect, it } from 'vitest';
import type { SpecialDay } from './hours-on.ts';
import { specialDayLines } from './special-day-lines.ts';

const holidays: SpecialDay[] = [
  { date: '2026-12-28', status: 'Open', start_hour: '10:00', end_hour: '13:30' },
  { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
  { date: '2027-01-26', name: 'Australia Day', status: 'Closed' },
];
const days = (today: string, ahead = 30) =>
  specialDayLines(holidays, today, ahead).map(({ day }) => day);

it('lists the days from today on, in order', () => {
  expect(specialDayLines(holidays, '2026-12-20', 30)).toEqual([
    {
      date: '2026-12-25',
      weekday: 'Friday',
      day: '25 December',
      name: 'Christmas Day',
      hours: 'Closed',
    },
    {
      date: '2026-12-28',
      weekday: 'Monday',
      day: '28 December',
      name: undefined,
      hours: '10 am to 1:30 pm',
    },
  ]);
});

it('lists today, but neither days that have passed nor those that are far away', () => {
  expect(days('2026-12-25')).toEqual(['25 December', '28 December']);
  expect(days('2026-12-26')).toEqual(['28 December']);
  expect(days('2026-12-27', 30)).toEqual(['28 December', '26 January']);
  expect(days('2026-12-27', 29)).toEqual(['28 December']);
});
