import { expect, it } from 'vitest';
import type { OpeningHours } from '#site/settings/locations.ts';
import { openingHoursLines } from './opening-hours-lines.ts';

const open = (weekday: number, from: string, to: string): OpeningHours => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
});
const weekdays = [1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:00'));

it('groups consecutive days with the same hours, starting on Monday', () => {
  const week: OpeningHours[] = [
    { weekday: 0, status: 'Closed' },
    ...weekdays,
    open(6, '09:00', '12:30'),
  ];
  expect(openingHoursLines(week)).toEqual([
    { days: 'Monday to Friday', hours: '8:30 am to 5 pm' },
    { days: 'Saturday', hours: '9 am to 12:30 pm' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});

it('does not group across a day without hours', () => {
  const week = weekdays.filter(({ weekday }) => weekday !== 3);
  expect(openingHoursLines(week).map(({ days }) => days)).toEqual([
    'Monday to Tuesday',
    'Thursday to Friday',
  ]);
});

it('shows the dealer’s own text if there is one', () => {
  const monday: OpeningHours = { ...open(1, '08:30', '17:00'), formated_hours: 'By appointment' };
  expect(openingHoursLines([monday])).toEqual([{ days: 'Monday', hours: 'By appointment' }]);
});

it('writes noon as 12 pm and midnight as 12 am', () => {
  expect(openingHoursLines([open(1, '00:00', '12:00')])[0]?.hours).toBe('12 am to 12 pm');
});

it('has no lines without hours', () => {
  expect(openingHoursLines([])).toEqual([]);
});
