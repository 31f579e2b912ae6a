import { calendarDay } from '#domain/time/calendar-words.ts';

/**
 * Describes when the rego expires: `Expires on 3 Mar 2027`; for a past date, `Unregistered` or undefined.
 * @param expiry ISO date; the last registered day
 * @param whenPast whether the site shows or hides an expired rego
 * @param today ISO date in the dealer's time zone
 */
export function regoExpiry(
  expiry: string | undefined,
  whenPast: 'unregistered' | 'hidden',
  today: string,
): string | undefined {
  const day = expiry === undefined ? Number.NaN : Date.parse(expiry.slice(0, 10));
  if (Number.isNaN(day)) return undefined;
  if (day < Date.parse(today)) return whenPast === 'unregistered' ? 'Unregistered' : undefined;
  return `Expires on ${calendarDay(expiry ?? '')}`;
}
