import { clockWords } from '#domain/time/clock-words.ts';
import { dayAfter } from '#domain/time/day-after.ts';
import { hoursOn, type OpeningDay, type SpecialDay } from './hours-on.ts';

/** A location that stays closed for longer says nothing. */
const DAYS_AHEAD = 7;

/**
 * Says when the staff of a location can answer, for a reader who may open it days later:
 * `Our team is here until 5:30 pm today, Wednesday 25 November.`
 * @param now in the location's own time zone: `2026-11-25T14:05`
 * @returns undefined if the location does not open within a week, or its hours are unknown
 */
export function answeringWords(
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[],
  now: string,
): string | undefined {
  const [today, time] = [now.slice(0, 10), now.slice(11, 16)];
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dayAfter(today, ahead);
    const hours = hoursOn(date, opening, special);
    if (!hours || (ahead === 0 && time >= hours.close)) continue;
    const day = dayWords.format(Date.parse(date)).replace(',', '');
    if (ahead === 0 && time >= hours.open)
      return `Our team is here until ${clockWords(hours.close)} today, ${day}.`;
    return `Our team is back at ${clockWords(hours.open)} on ${day}.`;
  }
  return undefined;
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
