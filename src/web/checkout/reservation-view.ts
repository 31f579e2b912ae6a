import { answeringWords } from '#domain/dealership/answering-words.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import { type NextStep, nextSteps } from '#domain/reservation/next-steps.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { reservationReference } from '#domain/reservation/reservation-reference.ts';
import {
  isLive,
  isOpen,
  type Reservation,
  type ReservationState,
} from '#domain/reservation/reservation.ts';
import { reservationWords } from '#domain/reservation/reservation-words.ts';
import { requestTerms } from '#domain/reservation/reserve-terms.ts';
import { spanWords } from '#domain/reservation/span-words.ts';
import { initialsOf } from '#domain/text/initials.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import { localMomentWords } from '#domain/time/moment-words.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { ReservationPlan } from '#services/reservations/reservation-plan.ts';
import { locationOf } from '#site/location-of.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import {
  vehicleInQuestionView,
  type VehicleInQuestionView,
} from '#web/enquiry/lead/vehicle-in-question-view.ts';
import { mapAddress } from '#web/map/map-view.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import { type LocationView, locationView } from '#web/site/site-view.ts';
import type { SeenReservation } from './own-reservation.ts';
import type { StatusView } from './status-page.tsx';

export interface ReservationView extends StatusView {
  /** What this browser remembers; undefined if the vehicle is gone. */
  seen: SeenReservation | undefined;
  /** `3F9A-12BC` */
  reference: string;
  vehicle: VehicleInQuestionView | undefined;
  /** What happens now, in order; empty once the reservation has ended. */
  steps: NextStep[];
  /** The address of the file for the shopper's calendar, and what it is about. */
  calendar: { href: string; label: string } | undefined;
  /** Where the vehicle is; undefined once the reservation has ended. */
  place: (LocationView & { map: string | undefined }) | undefined;
  person: { name: string; role: string; initials: string } | undefined;
}

const good: ReadonlySet<ReservationState> = new Set(['held', 'paid', 'completed']);

/** The status of a reservation. It contains no personal details, because shoppers may share its address. */
export function reservationView(
  { reservation, location, visit, isPurchase, calendar }: ReservationPlan,
  vehicle: Vehicle | undefined,
  settings: SiteSettings,
  now: Date,
  hasPaid: boolean,
): ReservationView {
  const { name, vehicle_type, checkout } = settings;
  // an erased lead has no location
  const zone = timeZoneAt(
    location ?? (vehicle && locationOf(vehicle, settings.locations)),
    settings,
  );
  const { id, state, payment_url, amount_cents = 0 } = reservation;
  const isPayable = state === 'paying' && !hasPaid && payment_url !== undefined;
  const open = isOpen(reservation) ? location : undefined;
  const person = open?.contact_person;
  const kind = vehicle ? vehicleWords(vehicle) : vehicle_type;
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
      isPayable && payment_url !== undefined
        ? { label: `Pay ${amountWords(amount_cents)} securely`, href: payment_url }
        : undefined,
    reference: reservationReference(id),
    vehicle: vehicle && vehicleInQuestionView(vehicle, settings),
    steps: nextSteps(reservation, {
      isPurchase,
      vehicle: kind.singular,
      caller: person?.name ?? name,
      answers: open && answersOf(open, zone, now),
      visit: visit === undefined ? undefined : localMomentWords(visit),
      span: spanWords(requestTerms(checkout).seconds),
      isPayable,
      amount: amountWords(amount_cents),
    }),
    calendar:
      open && calendar
        ? {
            href: `${reservationPath(id)}/calendar.ics`,
            label:
              visit === undefined
                ? 'Add the deadline to my calendar'
                : 'Add the visit to my calendar',
          }
        : undefined,
    place: open && {
      ...locationView(open, settings),
      map: mapAddress(open, settings.places.map_zoom),
    },
    person: person && { ...person, initials: initialsOf(person.name) },
    links: [
      ...(vehicle
        ? [{ label: `Back to the ${vehicleTitle(vehicle)}`, href: `/cars/${vehicle.slug}` }]
        : []),
      { label: `Keep looking at ${kind.plural}`, href: '/search' },
    ],
  };
}

/** When the location can call. */
function answersOf({ contact_detail: hours }: Location, zone: string, now: Date) {
  return answeringWords(hours.opening_hours, hours.special_hours, minuteIn(zone, now));
}

function kindOf(reservation: Reservation): SeenReservation['kind'] {
  if (isLive(reservation)) return 'Reservations';
  return isOpen(reservation) ? 'ReservationRequests' : undefined;
}
