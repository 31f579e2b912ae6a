import { calendarDay } from '#domain/time/calendar-words.ts';

/**
 * The words for a registration's end: `Expires on 3 Mar 2027`, or for a past date `Unregistered` or nothing.
 * @param expiry an ISO date; the day itself is still registered
 * @param whenPast what the site says of the past
 * @param today the ISO date that it is where the dealer is
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
