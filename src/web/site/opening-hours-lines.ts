import { clockWords } from '#domain/time/clock-words.ts';
import type { OpeningHours } from '#site/settings/locations.ts';

export interface HoursLine {
  /** `Monday to Friday` */
  days: string;
  /** `8:30 am to 5:30 pm`, or `Closed` */
  hours: string;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The order on a sign at the door. */
const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours as lines; consecutive days with the same hours share one. */
export function openingHoursLines(week: readonly OpeningHours[]): HoursLine[] {
  const runs: { first: string; last: string; hours: string }[] = [];
  let before: string | undefined;
  for (const weekday of weekFromMonday) {
    const name = dayNames[weekday] ?? '';
    const hours = hoursOf(week.find((day) => day.weekday === weekday));
    const run = runs.at(-1);
    if (hours !== undefined && run && before === hours) run.last = name;
    else if (hours !== undefined) runs.push({ first: name, last: name, hours });
    before = hours;
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }));
}

function hoursOf(day: OpeningHours | undefined): string | undefined {
  if (!day) return undefined;
  if (day.status === 'Closed') return 'Closed';
  if (day.formated_hours) return day.formated_hours;
  return day.open && day.close ? `${clockWords(day.open)} to ${clockWords(day.close)}` : 'Open';
}
