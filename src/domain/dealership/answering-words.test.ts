import { expect, it } from 'vitest';
import { answeringWords } from './answering-words.ts';

const week = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
}));
const holiday = { date: '2026-11-26', status: 'Closed' as const };

it.each([
  ['2026-11-25T08:30', 'Our team is here until 5:30 pm today, Wednesday 25 November.'],
  ['2026-11-25T17:29', 'Our team is here until 5:30 pm today, Wednesday 25 November.'],
  ['2026-11-25T07:00', 'Our team is back at 8:30 am on Wednesday 25 November.'],
  ['2026-11-25T17:30', 'Our team is back at 8:30 am on Friday 27 November.'],
  ['2026-11-28T10:00', 'Our team is back at 8:30 am on Monday 30 November.'],
])('at %s, before a holiday on Thursday: %s', (now, words) => {
  expect(answeringWords(week, [holiday], now)).toBe(words);
});

it('says nothing about hours that the settings do not hold', () => {
  expect(answeringWords([], [], '2026-11-25T10:00')).toBeUndefined();
  const unclear = [{ weekday: 3, status: 'Open' as const, formated_hours: 'By appointment' }];
  expect(answeringWords(unclear, [], '2026-11-25T10:00')).toBeUndefined();
});
