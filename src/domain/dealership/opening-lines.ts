import { clockWords } from '#domain/time/clock-words.ts';
import type { OpeningDay, SpecialDay } from './hours-on.ts';
import { specialDayLine } from './special-day-lines.ts';

/** A line of the table of opening hours. */
export interface HoursLine {
  /** `Monday to Friday`, `Saturday`, `Today, 25 December` */
  days: string;
  /** `8:30 am to 5:30 pm`, or `Closed` */
  hours: string;
  isToday: boolean;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const workdays = [1, 2, 3, 4, 5];
/** The order on a sign at the door. */
const weekFromMonday = [...workdays, 6, 0];

/**
 * Opening hours as the lines of a table. Monday to Friday share a line if all five have the same hours; otherwise each
 * day has its own. If today is a special day, a line of its own comes first and no other line is marked.
 * Source: specification 2, section 4, "Opening-hours display".
 * @param today ISO date in the location's time zone; without it no line is marked
 */
export function openingLines(
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[] = [],
  today?: string,
): HoursLine[] {
  const holiday = special.find(({ date }) => date === today);
  const weekday = today === undefined || holiday ? undefined : weekdayOf(today);
  const usual = new Map(opening.map((day) => [day.weekday, hoursWords(day)]));
  const ofWorkdays = new Set(workdays.map((day) => usual.get(day)));
  const [shared] = ofWorkdays;
  const isShared = ofWorkdays.size === 1 && shared !== undefined;
  const days = isShared ? [6, 0] : weekFromMonday;
  const lines = days.flatMap((day) => {
    const hours = usual.get(day);
    if (hours === undefined) return [];
    return [{ days: dayNames[day] ?? '', hours, isToday: day === weekday }];
  });
  if (isShared) {
    const isToday = weekday !== undefined && workdays.includes(weekday);
    lines.unshift({ days: 'Monday to Friday', hours: shared, isToday });
  }
  if (holiday) {
    const { day, hours } = specialDayLine(holiday);
    lines.unshift({ days: `Today, ${day}`, hours, isToday: true });
  }
  return lines;
}

function hoursWords({ status, formated_hours, open, close }: OpeningDay): string {
  if (status === 'Closed') return 'Closed';
  if (formated_hours) return formated_hours;
  return open && close ? `${clockWords(open)} to ${clockWords(close)}` : 'Open';
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
