import { type HoursLine, openingLines } from '#domain/dealership/opening-lines.ts';
import { openingStatus } from '#domain/dealership/opening-status.ts';
import { type SpecialDayLine, specialDayLines } from '#domain/dealership/special-day-lines.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';

/**
 * The hours of a location in the frame of a page. The frame stays while a visitor goes from page to page, so it names
 * holidays by their dates and does not say what today is.
 */
export interface FrameHours {
  lines: Omit<HoursLine, 'isToday'>[];
  /** The special days of the next week. */
  special: SpecialDayLine[];
}

const DAYS_AHEAD = 7;

/** @returns undefined for a location without hours */
export function hoursOfLocation(
  location: Location | undefined,
  settings: SiteSettings,
  now: Date,
): FrameHours | undefined {
  if (!location) return undefined;
  const { opening_hours, special_hours } = location.contact_detail;
  if (opening_hours.length === 0) return undefined;
  const today = dayIn(timeZoneAt(location, settings), now);
  return {
    lines: openingLines(opening_hours).map(({ days, hours }) => ({ days, hours })),
    special: specialDayLines(special_hours, today, DAYS_AHEAD),
  };
}

/** Whether a location is open, in words that hold until `until`, in milliseconds since 1970. */
export interface OpenNow {
  text: string;
  until: number;
}

/** @returns undefined for a location without hours */
export function openNow(
  location: Location | undefined,
  settings: SiteSettings,
  now: Date,
): OpenNow | undefined {
  if (!location) return undefined;
  const { opening_hours, special_hours } = location.contact_detail;
  const timeZone = timeZoneAt(location, settings);
  const status = openingStatus(opening_hours, special_hours, minuteIn(timeZone, now));
  return status && { text: status.text, until: instantOf(status.until, timeZone).getTime() };
}
