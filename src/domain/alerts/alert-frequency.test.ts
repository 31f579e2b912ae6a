import { expect, it } from 'vitest';
import { alertDueAt } from './alert-frequency.ts';

const dueAt = (
  now: string,
  timeZone = 'Australia/Sydney',
  frequency: 'at-once' | 'daily' = 'daily',
) => alertDueAt(frequency, new Date(now), { timeZone, digestAt: '07:30' }).toISOString();

it('is at once if the visitor wants that', () => {
  expect(dueAt('2026-03-02T01:00:00Z', undefined, 'at-once')).toBe('2026-03-02T01:00:00.000Z');
});

it.each([
  ['before the daily emails', '2026-03-01T20:29:59Z', '2026-03-01T20:30:00.000Z'],
  ['at their very time', '2026-03-01T20:30:00Z', '2026-03-02T20:30:00.000Z'],
  ['after them', '2026-03-02T01:00:00Z', '2026-03-02T20:30:00.000Z'],
  ['on the last day of a month', '2026-02-28T05:00:00Z', '2026-02-28T20:30:00.000Z'],
  ['on the day before daylight saving begins', '2026-10-03T01:00:00Z', '2026-10-03T20:30:00.000Z'],
  ['on the day before it ends', '2026-04-04T01:00:00Z', '2026-04-04T21:30:00.000Z'],
])('is at the next 7:30 of the site: %s', (_, now, due) => {
  expect(dueAt(now)).toBe(due);
});

it('goes by the site’s time zone', () => {
  expect(dueAt('2026-03-02T01:00:00Z', 'Australia/Perth')).toBe('2026-03-02T23:30:00.000Z');
});
