/** The current minute in a time zone: `2026-11-30T14:05`. @param timeZone an IANA name such as `Australia/Perth` */
export function minuteIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    formats.set(timeZone, format);
  }
  return format.format(now).replace(' ', 'T');
}

/** Creating a formatter costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
