import { type HoursLine, openingLines } from '#domain/dealership/opening-lines.ts';
import { type SpecialDayLine, specialDayLines } from '#domain/dealership/special-day-lines.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';

/**
 * The hours of a location in the frame of a page. The frame stays while a visitor goes from page to page, so it names
 * holidays by their dates and says neither what today is nor whether a place is open.
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
