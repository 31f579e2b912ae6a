const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats an ISO date: `3 Mar 2027`. */
export function calendarDay(isoDate: string): string {
  return day.format(Date.parse(isoDate.slice(0, 10)));
}

/** Formats `2027-03` or an ISO date as a month: `March 2027`. */
export function calendarMonth(isoMonth: string): string {
  return month.format(Date.parse(isoMonth.slice(0, 7)));
}
