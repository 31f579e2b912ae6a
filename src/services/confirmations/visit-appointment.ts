import type { Appointment } from '#domain/lead/appointment.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { locationWords } from './location-words.ts';

/** Years with fewer digits have no time zones. */
const localMinute = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * A wanted visit for the shopper's calendar.
 * @param minute in the location's time zone: `2026-11-30T09:30`
 * @returns undefined without a readable time
 */
export function visitAppointment(
  { settings }: Site,
  location: Location | undefined,
  minute: string | undefined,
  { vehicle, url }: { vehicle: string | undefined; url: string | undefined },
): Appointment | undefined {
  if (minute === undefined || !localMinute.test(minute)) return undefined;
  if (Number.isNaN(Date.parse(`${minute}Z`))) return undefined;
  const start = instantOf(minute, timeZoneAt(location, settings));
  return {
    summary: vehicle === undefined ? settings.name : `${settings.name}: ${vehicle}`,
    start: start.toISOString(),
    minutes: settings.forms.appointments.every,
    place: location ? locationWords(location) : settings.name,
    ...(url !== undefined && { url }),
  };
}
