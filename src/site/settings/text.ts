import { z } from 'zod';
import { writtenPhone } from '#domain/lead/written-phone.ts';

/** One line of text that shows on a page. */
export const line = z.string().trim().min(1).max(300);

/** The last segment of a URL path: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .max(80);

/** A path on the site (`/finance`), an anchor, or an absolute https, tel or mailto URL. */
export const href = z
  .string()
  .regex(
    /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/,
    'must start with /, #, https://, tel: or mailto:',
  )
  .max(2000);

export const hostName = z
  .string()
  .regex(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'must be a host name in lower case, without scheme or port',
  );

/** Any common spelling of a number; pages show it as the trade writes it. */
export const phone = z
  .string()
  .regex(/^\+?[0-9() .-]{6,20}$/, 'must be a phone number')
  .transform(writtenPhone);

export const day = z.iso.date('must be a day such as 2026-06-30');

/** A time of day in the site's time zone, to the minute: `2026-12-01T09:00`. */
export const localMinute = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a day and a time such as 2026-12-01T09:00')
  .refine(isInCalendar, 'is not in the calendar');

function isInCalendar(minute: string): boolean {
  const at = Date.parse(`${minute}Z`);
  // JavaScript reads the 30th of February as the 2nd of March
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(minute);
}
