import type { LeadFields } from '#domain/lead/lead-fields.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import { localMomentWords } from '#domain/time/moment-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { Confirmation } from './confirmation-to.ts';
import { locationWords } from './location-words.ts';

/** Confirms that a request for an appointment has arrived, with a file for the shopper's calendar. */
export function appointmentConfirmation(
  { settings }: Site,
  location: Location | undefined,
  { appointment, vehicle }: Pick<LeadFields, 'appointment' | 'vehicle'>,
  pageUrl: string,
): Confirmation | undefined {
  if (appointment === undefined) return undefined;
  const start = instantOf(appointment, timeZoneAt(location, settings));
  if (Number.isNaN(start.getTime())) return undefined;
  const when = localMomentWords(appointment);
  const place = location ? locationWords(location) : settings.name;
  const url = vehicle && `${new URL(pageUrl).origin}/cars/${vehicle.slug}`;
  return {
    mail: {
      subject: `Your appointment request: ${when}`,
      paragraphs: [
        vehicle
          ? `Thank you. We have your request to see the ${vehicle.name}.`
          : 'Thank you. We have your request to visit us.',
        'Our team will be in touch to confirm the time. The attached file adds it to your calendar.',
      ],
      appointment: {
        summary: vehicle ? `${settings.name}: ${vehicle.name}` : settings.name,
        start: start.toISOString(),
        minutes: settings.forms.appointments.every,
        place,
        ...(url && { url }),
      },
    },
  };
}
