import { dayAfter } from '#domain/time/day-after.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import { minuteIn } from '#domain/time/minute-in.ts';

/** When a feed is fetched: every so many minutes, or daily at local times such as `06:30`. */
export type FeedSchedule = { every_minutes: number } | { daily_at: readonly string[] };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The next run after an instant. @param timeZone an IANA name such as `Australia/Perth` */
export function nextRunAt(schedule: FeedSchedule, timeZone: string, after: Date): Date {
  if ('every_minutes' in schedule)
    return new Date(after.getTime() + schedule.every_minutes * MINUTE_MS);
  const today = minuteIn(timeZone, after).slice(0, 10);
  const runs = [0, 1, 2].flatMap((days) =>
    schedule.daily_at.map((time) => instantOf(`${dayAfter(today, days)}T${time}`, timeZone)),
  );
  // the list covers more than a day, so there is one
  return new Date(Math.min(...runs.map(Number).filter((run) => run > after.getTime())));
}

/** The longest time between two runs, in minutes. */
export function longestPause(schedule: FeedSchedule): number {
  if ('every_minutes' in schedule) return schedule.every_minutes;
  const minutes = schedule.daily_at.map(minuteOfDay).toSorted((one, other) => one - other);
  const pauses = minutes.map((at, n) => (minutes[n + 1] ?? (minutes[0] ?? 0) + DAY_MINUTES) - at);
  return Math.max(...pauses);
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
