import { clockWords } from '#domain/time/clock-words.ts';
import { dayAfter } from '#domain/time/day-after.ts';
import { hoursOn, type OpeningDay, type SpecialDay } from './hours-on.ts';

/** Whether a location is open, and until or from when. */
export interface OpeningStatus {
  isOpen: boolean;
  /** `Open until 5:30 pm`, `Opens Monday 8 am` */
  text: string;
  /** The first minute at which it may say something else, in the location's time zone. */
  until: string;
}

/** A location that stays closed for longer says only that it is closed. */
const DAYS_AHEAD = 7;

/**
 * Says whether a location is open.
 * @param now in the location's own time zone: `2026-11-30T14:05`
 * @returns undefined if the location has no hours
 */
export function openingStatus(
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[],
  now: string,
): OpeningStatus | undefined {
  if (opening.length === 0) return undefined;
  const [today, time] = [now.slice(0, 10), now.slice(11, 16)];
  const hours = hoursOn(today, opening, special);
  if (hours && hours.open <= time && time < hours.close)
    return {
      isOpen: true,
      text: `Open until ${clockWords(hours.close)}`,
      until: `${today}T${hours.close}`,
    };
  const midnight = `${dayAfter(today, 1)}T00:00`;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dayAfter(today, ahead);
    const next = hoursOn(date, opening, special);
    if (next && (ahead > 0 || time < next.open))
      return {
        isOpen: false,
        text: `Opens ${dayWords(date, ahead)} ${clockWords(next.open)}`,
        until: ahead === 0 ? `${today}T${next.open}` : midnight,
      };
  }
  return { isOpen: false, text: 'Closed', until: midnight };
}

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

function dayWords(date: string, ahead: number): string {
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : weekday.format(Date.parse(`${date}T00:00:00Z`));
}
