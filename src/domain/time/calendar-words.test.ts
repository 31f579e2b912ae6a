import { expect, it } from 'vitest';
import { calendarDay, calendarMonth } from './calendar-words.ts';

it('formats a calendar day, regardless of time zone', () => {
  expect(calendarDay('2027-03-01')).toBe('1 Mar 2027');
  expect(calendarDay('2027-12-31T23:59:00Z')).toBe('31 Dec 2027');
});

it('formats a month, the precision of a build plate', () => {
  expect(calendarMonth('2018-02')).toBe('February 2018');
  expect(calendarMonth('2018-02-28')).toBe('February 2018');
});
