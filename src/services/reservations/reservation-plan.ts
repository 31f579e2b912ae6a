import type { Appointment } from '#domain/lead/appointment.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { appointmentCalendar } from '#partners/lead-mail/appointment-calendar.ts';
import { locationWords } from '#services/confirmations/location-words.ts';
import { visitAppointment } from '#services/confirmations/visit-appointment.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { Location } from '#site/settings/locations.ts';
import { leadOfSite } from '#store/leads/leads.ts';
import { holdOfSite } from '#store/reservations/vehicle-holds.ts';

/** A reservation with what its shopper asked for. It has no personal details, because shoppers may share its address. */
export interface ReservationPlan {
  reservation: Reservation;
  /** Where the vehicle can be seen. */
  location: Location | undefined;
  /** The wanted time of a visit, in the location's time zone: `2026-11-30T09:30`. */
  visit: string | undefined;
  isPurchase: boolean;
  /** The wanted visit, else the end of the hold, for the shopper's calendar. */
  calendar: Appointment | undefined;
}

/** The reservation with this id. */
export async function reservationPlan(
  { db, site, origin }: Pick<RequestContext, 'db' | 'site' | 'origin'>,
  id: string,
): Promise<ReservationPlan | undefined> {
  const reservation = await holdOfSite(db, site.slug, id);
  if (!reservation) return undefined;
  // the lead may have been erased
  const lead = await leadOfSite(db, site.slug, reservation.lead_id);
  const { answers = [], appointment: visit, vehicle } = lead?.fields ?? {};
  const location = lead && receivingLocation(site, lead);
  const url = origin + reservationPath(id);
  return {
    reservation,
    location,
    visit,
    isPurchase: answers.some(({ name }) => name === 'purpose'),
    calendar:
      visitAppointment(site, location, visit, { vehicle: vehicle?.name, url }) ??
      endOfHold(reservation, vehicle?.name, location && locationWords(location), url),
  };
}

/** A file with the moment of a reservation (RFC 5545); undefined if it has none. */
export async function reservationCalendar(
  context: Pick<RequestContext, 'db' | 'site' | 'origin'>,
  id: string,
): Promise<string | undefined> {
  const plan = await reservationPlan(context, id);
  return plan?.calendar && appointmentCalendar(context.site.slug, plan.calendar);
}

function endOfHold(
  { state, expires_at }: Reservation,
  vehicle = 'vehicle',
  place = '',
  url: string,
): Appointment | undefined {
  if (state !== 'held' || expires_at === undefined) return undefined;
  return { summary: `${vehicle}: reserved until now`, start: expires_at, minutes: 15, place, url };
}
