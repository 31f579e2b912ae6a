import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { reservationReference } from '#domain/reservation/reservation-reference.ts';
import { reservationWords } from '#domain/reservation/reservation-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { Confirmation } from './confirmation-to.ts';

interface ReservedVehicle {
  /** `2021 Kia Carnival Platinum` */
  vehicle: string;
  /** The location of the vehicle. */
  location: Location | undefined;
  /** Scheme and host of the dealer's site. */
  origin: string;
}

/**
 * Writes the e-mail about the state of a reservation, with the same text as the reservation's page and a link to it.
 */
export function reservationConfirmation(
  { settings }: Site,
  reservation: Pick<Reservation, 'id' | 'state' | 'amount_cents' | 'expires_at'>,
  { vehicle, location, origin }: ReservedVehicle,
): Confirmation {
  const { state, amount_cents } = reservation;
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
        ...(amount_cents !== undefined && isPaid ? [`Amount: ${amountWords(amount_cents)}.`] : []),
        ...(amount_cents !== undefined && state === 'paying'
          ? [`To pay: ${amountWords(amount_cents)}. Open your reservation to pay securely online.`]
          : []),
      ],
      link: { label: 'Your reservation', href: `${origin}${reservationPath(reservation.id)}` },
    },
  };
}
