import { minuteIn } from './minute-in.ts';

/**
 * The instant of a minute on the clock of a time zone. Of a minute that daylight saving skips, the one an hour later;
 * of a minute that comes twice, one of the two.
 * @param minute `2026-11-30T14:05`
 * @param timeZone an IANA name such as `Australia/Perth`
 */
export function instantOf(minute: string, timeZone: string): Date {
  const asUtc = Date.parse(`${minute}Z`);
  const offsetAt = (instant: number) =>
    Date.parse(`${minuteIn(timeZone, new Date(instant))}Z`) - instant;
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}
