import { minuteIn } from './minute-in.ts';

/**
 * Converts local time in a time zone to an instant. A minute that daylight saving skips becomes the one an hour later;
 * a minute that occurs twice becomes either of the two.
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
