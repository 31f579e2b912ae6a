import { amountWords } from '#domain/payment/amount-words.ts';
import { isOpen, type Reservation } from '#domain/reservation/reservation.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { reservationReference } from '#domain/reservation/reservation-reference.ts';
import { reservationWords } from '#domain/reservation/reservation-words.ts';
import { localMomentWords } from '#domain/time/moment-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { Confirmation } from './confirmation-to.ts';
import { visitAppointment } from './visit-appointment.ts';

interface ReservedVehicle {
  /** `2021 Kia Carnival Platinum` */
  vehicle: string;
  /** The location of the vehicle. */
  location: Location | undefined;
  /** The visit that the shopper asked for, in the location's time zone: `2026-11-30T09:30`. */
  visit: string | undefined;
  /** Scheme and host of the dealer's site. */
  origin: string;
}

/**
 * Writes the e-mail about the state of a reservation, with the same text as the reservation's page and a link to it.
 */
export function reservationConfirmation(
  site: Site,
  reservation: Pick<Reservation, 'id' | 'state' | 'amount_cents' | 'expires_at'>,
  { vehicle, location, visit, origin }: ReservedVehicle,
): Confirmation {
  const { settings } = site;
  const { state, amount_cents } = reservation;
  const url = origin + reservationPath(reservation.id);
  const appointment = isOpen(reservation)
    ? visitAppointment(site, location, visit, { vehicle, url })
    : undefined;
  const { title, lines } = reservationWords(reservation, {
    vehicle,
    dealer: settings.name,
    timeZone: timeZoneAt(location, settings),
    hasPaid: false,
  });
  const isPaid = state === 'paid' || state === 'needs-refund' || state === 'completed';
  return {
    isPaid,
    mail: {
      subject: title,
      paragraphs: [
        ...lines,
        `Your reference: ${reservationReference(reservation.id)}.`,
        ...(visit !== undefined && appointment
          ? [
              `You asked to see it on ${localMomentWords(visit)}. The attached file adds the visit to your calendar.`,
            ]
          : []),
        ...(amount_cents !== undefined && isPaid ? [`Amount: ${amountWords(amount_cents)}.`] : []),
        ...(amount_cents !== undefined && state === 'paying'
          ? [`To pay: ${amountWords(amount_cents)}. Open your reservation to pay securely online.`]
          : []),
      ],
      link: { label: 'Your reservation', href: url },
      ...(appointment && { appointment }),
    },
  };
}
