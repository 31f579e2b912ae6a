import { dayAfter } from '#domain/time/day-after.ts';
import { type DayHours, hoursOn, type OpeningDay, type SpecialDay } from './hours-on.ts';

export interface SlotRules {
  /** How many days ahead a shopper can book. */
  days: number;
  /** Minutes between the starts of two appointments. */
  every: number;
  /** Minutes of notice that the dealer needs. */
  notice: number;
  /** Minutes between the start of the last appointment and closing time. */
  last: number;
}

/** The appointments of one day. */
export interface SlotDay {
  /** ISO date. */
  date: string;
  /** `09:30`, in the dealer's time zone. */
  times: string[];
}

/**
 * Lists the times at which a shopper can book an appointment. Special days replace the usual weekday hours.
 * @param now in the dealer's time zone: `2026-11-30T14:05`
 */
export function appointmentSlots(
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[],
  rules: SlotRules,
  now: string,
): SlotDay[] {
  const earliest = minutesOf(now.slice(11, 16)) + rules.notice;
  return Array.from({ length: rules.days + 1 }, (_, ahead) => {
    const date = dayAfter(now.slice(0, 10), ahead);
    const hours = hoursOn(date, opening, special);
    return { date, times: hours ? timesWithin(hours, rules, earliest - ahead * DAY) : [] };
  }).filter(({ times }) => times.length > 0);
}

const DAY = 24 * 60;

function timesWithin(
  { open, close }: DayHours,
  { every, last }: SlotRules,
  earliest: number,
): string[] {
  const times: string[] = [];
  for (let at = minutesOf(open); at <= minutesOf(close) - last; at += every) {
    if (at >= earliest) times.push(timeOf(at));
  }
  return times;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
