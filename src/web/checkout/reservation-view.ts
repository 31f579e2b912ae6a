import { amountWords } from '#domain/payment/amount-words.ts';
import {
  isLive,
  type Reservation,
  type ReservationState,
} from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { vehicleTitle } from '#web/search/card-view.ts';
import { locationOfVehicle } from '#web/site/location-of-vehicle.ts';
import type { StandingView } from './standing-page.tsx';

export interface ReservationView extends StandingView {
  id: string;
  /** Slug of what is held; undefined where nothing is any more. */
  vehicle: string | undefined;
}

interface Telling {
  /** `2021 Kia Carnival` */
  vehicle: string;
  dealer: string;
  /** The end of the hold, in the dealer's own time. */
  until: string;
  /** The shopper comes back from the partner's page. */
  hasPaid: boolean;
}

const words: Record<
  ReservationState,
  (telling: Telling) => Pick<ReservationView, 'title' | 'lines'>
> = {
  held: ({ vehicle, dealer, until }) => ({
    title: `The ${vehicle} is reserved for you`,
    lines: [
      `We keep it for you until ${until}.`,
      `${dealer} has your details and will be in touch.`,
    ],
  }),
  paying: ({ vehicle, until, hasPaid }) =>
    hasPaid
      ? {
          title: 'Thank you. Your payment is on its way to us',
          lines: ['That takes a moment. Look again shortly: this page tells you when it is here.'],
        }
      : {
          title: `The ${vehicle} waits for your payment`,
          lines: [`We keep it for you until ${until}. Pay by then, and it is reserved.`],
        },
  paid: ({ vehicle, dealer }) => ({
    title: `The ${vehicle} is reserved for you`,
    lines: [
      'Your payment is here. Thank you.',
      `${dealer} will be in touch about what comes next.`,
    ],
  }),
  completed: ({ vehicle, dealer }) => ({
    title: `Your reservation of the ${vehicle} has been completed`,
    lines: [`${dealer} gladly answers whatever is still open.`],
  }),
  expired: ({ vehicle }) => ({
    title: `Your reservation of the ${vehicle} has run out`,
    lines: ['Nothing was charged. You can reserve it again if it is still there.'],
  }),
  released: ({ vehicle }) => ({
    title: `Your reservation of the ${vehicle} was given up`,
    lines: ['Nothing was charged. You can reserve it again if it is still there.'],
  }),
  'needs-refund': ({ vehicle, dealer }) => ({
    title: `The ${vehicle} is not reserved, and your payment comes back to you`,
    lines: [`${dealer} knows, will be in touch, and returns what you paid.`],
  }),
};

const good: ReadonlySet<ReservationState> = new Set(['held', 'paid', 'completed']);

/** What a shopper is told of their reservation. It says nothing of who they are: its address may be passed on. */
export function reservationView(
  reservation: Reservation,
  vehicle: Vehicle | undefined,
  settings: SiteSettings,
  hasPaid: boolean,
): ReservationView {
  const { name, vehicle_type, locations } = settings;
  const zone = timeZoneAt(vehicle && locationOfVehicle(vehicle, locations), settings);
  const { id, state, payment_url, expires_at } = reservation;
  return {
    id,
    vehicle: isLive(reservation) ? vehicle?.slug : undefined,
    ...words[state]({
      vehicle: vehicle ? vehicleTitle(vehicle) : vehicle_type.singular,
      dealer: name,
      until: expires_at === undefined ? '' : untilWords(expires_at, zone),
      hasPaid,
    }),
    isGood: good.has(state),
    pay:
      state === 'paying' && !hasPaid && payment_url !== undefined
        ? { label: `Pay ${amountWords(reservation.amount_cents ?? 0)} securely`, href: payment_url }
        : undefined,
    links: [
      ...(vehicle
        ? [{ label: `Back to the ${vehicleTitle(vehicle)}`, href: `/cars/${vehicle.slug}` }]
        : []),
      { label: `Keep looking at ${vehicle_type.plural}`, href: '/search' },
    ],
  };
}

function untilWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(instant));
}
