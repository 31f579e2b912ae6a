/** The day it is in a time zone, as `YYYY-MM-DD`. @param timeZone an IANA name such as `Australia/Perth` */
export function dayIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

/** Making one costs more than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();
