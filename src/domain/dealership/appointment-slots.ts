/** Opening hours for one weekday, from a location's settings. */
export interface OpeningDay {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  status: 'Open' | 'Closed';
  /** `08:30` */
  open?: string | undefined;
  close?: string | undefined;
}

/** A date with its own opening hours. Field names come from the specification. */
export interface SpecialDay {
  /** ISO date. */
  date: string;
  status: 'Open' | 'Closed';
  start_hour?: string | undefined;
  end_hour?: string | undefined;
}

export interface SlotRules {
  /** How many days ahead a shopper can book. */
  days: number;
  /** Minutes between the starts of two appointments. */
  every: number;
  /** Minutes of notice that the dealer needs. */
  notice: number;
  /** Minutes between the start of the last appointment and closing time. */
  last: number;
}

/** The appointments of one day. */
export interface SlotDay {
  /** ISO date. */
  date: string;
  /** `09:30`, in the dealer's time zone. */
  times: string[];
}

/**
 * Lists the times at which a shopper can book an appointment. Special days replace the usual weekday hours.
 * @param now in the dealer's time zone: `2026-11-30T14:05`
 */
export function appointmentSlots(
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[],
  rules: SlotRules,
  now: string,
): SlotDay[] {
  const earliest = minutesOf(now.slice(11, 16)) + rules.notice;
  return Array.from({ length: rules.days + 1 }, (_, ahead) => {
    const date = dayAfter(now.slice(0, 10), ahead);
    const hours = hoursOn(date, opening, special);
    return { date, times: hours ? timesWithin(hours, rules, earliest - ahead * DAY) : [] };
  }).filter(({ times }) => times.length > 0);
}

const DAY = 24 * 60;

function timesWithin(
  { open, close }: { open: number; close: number },
  { every, last }: SlotRules,
  earliest: number,
): string[] {
  const times: string[] = [];
  for (let at = open; at <= close - last; at += every) {
    if (at >= earliest) times.push(timeOf(at));
  }
  return times;
}

/** Minutes since midnight; undefined if the location is closed that day or its hours are unknown. */
function hoursOn(
  date: string,
  opening: readonly OpeningDay[],
  special: readonly SpecialDay[],
): { open: number; close: number } | undefined {
  const holiday = special.find((day) => day.date === date);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const usual = opening.find((day) => day.weekday === weekday);
  const [status, open, close] = holiday
    ? [holiday.status, holiday.start_hour, holiday.end_hour]
    : [usual?.status, usual?.open, usual?.close];
  if (status !== 'Open' || open === undefined || close === undefined) return undefined;
  return { open: minutesOf(open), close: minutesOf(close) };
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY * 60_000).toISOString().slice(0, 10);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
