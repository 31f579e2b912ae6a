import { amountWords } from '#domain/payment/amount-words.ts';
import {
  isLive,
  isOpen,
  type Reservation,
  type ReservationState,
} from '#domain/reservation/reservation.ts';
import { reservationWords } from '#domain/reservation/reservation-words.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import { locationOf } from '#site/location-of.ts';
import type { SeenReservation } from './own-reservation.ts';
import type { StatusView } from './status-page.tsx';

export interface ReservationView extends StatusView {
  /** What this browser remembers; undefined if the vehicle is gone. */
  seen: SeenReservation | undefined;
}

const good: ReadonlySet<ReservationState> = new Set(['held', 'paid', 'completed']);

/** The status of a reservation. It contains no personal details, because shoppers may share its address. */
export function reservationView(
  reservation: Reservation,
  vehicle: Vehicle | undefined,
  settings: SiteSettings,
  hasPaid: boolean,
): ReservationView {
  const { name, vehicle_type, locations } = settings;
  const zone = timeZoneAt(vehicle && locationOf(vehicle, locations), settings);
  const { id, state, payment_url } = reservation;
  return {
    seen: vehicle && { id, vehicle: vehicle.slug, kind: kindOf(reservation) },
    ...reservationWords(reservation, {
      vehicle: vehicle ? vehicleTitle(vehicle) : vehicle_type.singular,
      dealer: name,
      timeZone: zone,
      hasPaid,
    }),
    isSuccess: good.has(state),
    isPayment: state === 'paying' || state === 'paid',
    pay:
      state === 'paying' && !hasPaid && payment_url !== undefined
        ? { label: `Pay ${amountWords(reservation.amount_cents ?? 0)} securely`, href: payment_url }
        : undefined,
    links: [
      ...(vehicle
        ? [{ label: `Back to the ${vehicleTitle(vehicle)}`, href: `/cars/${vehicle.slug}` }]
        : []),
      {
        label: `Keep looking at ${vehicle ? vehicleWords(vehicle).plural : vehicle_type.plural}`,
        href: '/search',
      },
    ],
  };
}

function kindOf(reservation: Reservation): SeenReservation['kind'] {
  if (isLive(reservation)) return 'Reservations';
  return isOpen(reservation) ? 'ReservationRequests' : undefined;
}
