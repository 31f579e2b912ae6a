/** Opening hours for one weekday, from a location's settings. */
export interface OpeningDay {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  status: 'Open' | 'Closed';
  /** The dealer's own words, shown instead of the times. */
  formated_hours?: string | undefined;
  /** `08:30` */
  open?: string | undefined;
  close?: string | undefined;
}

/** A date with its own opening hours. Field names come from the specification. */
export interface SpecialDay {
  /** ISO date. */
  date: string;
  /** `Christmas Day` */
  name?: string | undefined;
  status: 'Open' | 'Closed';
  start_hour?: string | undefined;
  end_hour?: string | undefined;
}

/** When a location opens and closes on a day: `08:30`. */
export interface DayHours {
  open: string;
  close: string;
}

/**
 * The opening hours on a date. A special day replaces the usual hours of its weekday.
 * @param date ISO date
 * @returns undefined if the location is closed that day or its hours are unknown
 */
export function hoursOn(
  date: string,
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[],
): DayHours | undefined {
  const holiday = special.find((day) => day.date === date);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const usual = opening.find((day) => day.weekday === weekday);
  const [status, open, close] = holiday
    ? [holiday.status, holiday.start_hour, holiday.end_hour]
    : [usual?.status, usual?.open, usual?.close];
  if (status !== 'Open' || open === undefined || close === undefined) return undefined;
  return { open, close };
}
