import type { LeadFields } from '#domain/lead/lead-fields.ts';
import { localMomentWords } from '#domain/time/moment-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import type { Confirmation } from './confirmation-to.ts';
import { visitAppointment } from './visit-appointment.ts';

/** Confirms that a request for an appointment has arrived, with a file for the shopper's calendar. */
export function appointmentConfirmation(
  site: Site,
  location: Location | undefined,
  { appointment: minute, vehicle }: Pick<LeadFields, 'appointment' | 'vehicle'>,
  pageUrl: string,
): Confirmation | undefined {
  const appointment = visitAppointment(site, location, minute, {
    vehicle: vehicle?.name,
    url: vehicle && `${new URL(pageUrl).origin}/cars/${vehicle.slug}`,
  });
  if (minute === undefined || !appointment) return undefined;
  return {
    mail: {
      subject: `Your appointment request: ${localMomentWords(minute)}`,
      paragraphs: [
        vehicle
          ? `Thank you. We have your request to see the ${vehicle.name}.`
          : 'Thank you. We have your request to visit us.',
        'Our team will be in touch to confirm the time. The attached file adds it to your calendar.',
      ],
      appointment,
    },
  };
}
