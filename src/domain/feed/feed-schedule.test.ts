import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FeedSchedule, longestPause, nextRunAt } from './feed-schedule.ts';

const sydney = 'Australia/Sydney';
const next = (schedule: FeedSchedule, after: string, zone = sydney) =>
  nextRunAt(schedule, zone, new Date(after)).toISOString();

it('runs some minutes after the last run', () => {
  expect(next({ every_minutes: 90 }, '2026-11-30T00:00:00Z')).toBe('2026-11-30T01:30:00.000Z');
});

it('runs at the next of the daily times in the time zone', () => {
  const twice = { daily_at: ['18:00', '06:30'] };
  expect(next(twice, '2026-11-29T19:00:00Z')).toBe('2026-11-29T19:30:00.000Z');
  expect(next(twice, '2026-11-29T19:30:00Z')).toBe('2026-11-30T07:00:00.000Z');
  expect(next(twice, '2026-11-30T07:00:00Z')).toBe('2026-11-30T19:30:00.000Z');
  expect(next(twice, '2026-11-29T19:30:00Z', 'Australia/Perth')).toBe('2026-11-29T22:30:00.000Z');
});

it('runs once on the days on which the clocks change', () => {
  const early = { daily_at: ['02:30'] };
  // 2:30 does not exist on 4 October 2026, and occurs twice on 5 April 2026
  expect(next(early, '2026-10-03T12:00:00Z')).toBe('2026-10-03T16:30:00.000Z');
  expect(next(early, '2026-10-03T16:30:00Z')).toBe('2026-10-04T15:30:00.000Z');
  const autumn = next(early, '2026-04-04T12:00:00Z');
  expect(next(early, autumn)).toBe('2026-04-05T16:30:00.000Z');
});

it('knows the longest time between two runs, over midnight too', () => {
  expect(longestPause({ every_minutes: 15 })).toBe(15);
  expect(longestPause({ daily_at: ['06:00'] })).toBe(24 * 60);
  expect(longestPause({ daily_at: ['18:00', '06:00', '09:00'] })).toBe(12 * 60);
});

it('always runs later, and within the longest pause and an hour of daylight saving', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(time, { minLength: 1, maxLength: 6 }),
      fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2027-12-31'),
        noInvalidDate: true,
      }),
      fc.constantFrom(sydney, 'Australia/Perth', 'Australia/Lord_Howe'),
      (daily_at, after, zone) => {
        const at = nextRunAt({ daily_at }, zone, after);
        const pause = (at.getTime() - after.getTime()) / 60_000;
        expect(pause).toBeGreaterThan(0);
        expect(pause).toBeLessThanOrEqual(longestPause({ daily_at }) + 60);
      },
    ),
  );
});
