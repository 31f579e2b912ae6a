import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { appointmentCalendar } from '#partners/lead-mail/appointment-calendar.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { RequestContext } from '#services/request-context.ts';
import { visitAppointment } from './visit-appointment.ts';

/**
 * A file for the calendar of a shopper who has asked for a visit (RFC 5545).
 * @param minute in the location's time zone: `2026-11-30T09:30`
 * @returns undefined without a readable time
 */
export function visitCalendar(
  { site, origin }: Pick<RequestContext, 'site' | 'origin'>,
  minute: string,
  receiver: Pick<LeadSubmission, 'location_id' | 'dealership_slug'>,
  vehicle: Vehicle | undefined,
): string | undefined {
  const appointment = visitAppointment(site, receivingLocation(site, receiver), minute, {
    vehicle: vehicle?.name,
    url: vehicle && `${origin}/cars/${vehicle.slug}`,
  });
  return appointment && appointmentCalendar(site.slug, appointment);
}
