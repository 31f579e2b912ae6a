import { clockWords } from '#domain/time/clock-words.ts';
import { dayAfter } from '#domain/time/day-after.ts';
import type { SpecialDay } from './hours-on.ts';

/** A line of the holiday hours. */
export interface SpecialDayLine {
  /** ISO date. */
  date: string;
  /** `Thursday` */
  weekday: string;
  /** `25 December` */
  day: string;
  /** `Christmas Day` */
  name: string | undefined;
  /** `10 am to 1 pm`, or `Closed` */
  hours: string;
}

/**
 * The special days from today on, in order.
 * @param today ISO date in the location's time zone
 * @param ahead how many days to look ahead
 */
export function specialDayLines(
  special: readonly SpecialDay[],
  today: string,
  ahead: number,
): SpecialDayLine[] {
  const last = dayAfter(today, ahead);
  return special
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(specialDayLine);
}

export function specialDayLine({
  date,
  name,
  status,
  start_hour: start,
  end_hour: end,
}: SpecialDay): SpecialDayLine {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const open = start && end ? `${clockWords(start)} to ${clockWords(end)}` : 'Open';
  return {
    date,
    weekday: weekday.format(noon),
    day: dayOfMonth.format(noon),
    name,
    hours: status === 'Closed' ? 'Closed' : open,
  };
}

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
