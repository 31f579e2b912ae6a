/** `Sat 21 Nov 2026, 7:17 am AEDT`. @param timeZone an IANA name such as `Australia/Perth` */
export function momentWords(instant: string, timeZone: string): string {
  return words(Date.parse(instant), { timeZone, timeZoneName: 'short' });
}

/** `Saturday 21 November 2026 at 7:17 am AEDT`. @param timeZone an IANA name such as `Australia/Perth` */
export function longMomentWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(instant));
}

/** Formats a local time, `2026-11-21T07:17`, without a time zone; returns any other text unchanged. */
export function localMomentWords(minute: string): string {
  const at = Date.parse(`${minute}Z`);
  return Number.isNaN(at) ? minute : words(at, { timeZone: 'UTC' });
}

function words(at: number, zone: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...zone,
  })
    .format(at)
    .replace(',', '');
}
