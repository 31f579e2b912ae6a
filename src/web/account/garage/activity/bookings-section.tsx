import '#web/account/garage/garage.css';
import './activity.css';
import { useOwnReservation } from '#web/checkout/own-reservation.ts';
import { useSite } from '#web/site/use-site.ts';
import { ActivityItem } from './activity-item.tsx';
import type { BookingView } from './booking-views.ts';

/** The visitor's reservations and payments. */
export function BookingsSection({ bookings }: { bookings: readonly BookingView[] }) {
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="garage-bookings" className="stack gap-4">
      <h2 id="garage-bookings">Reservations and payments</h2>
      <ul className="stack gap-4">
        {bookings.map((booking) => (
          <Booking key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function Booking({ booking }: { booking: BookingView }) {
  const { kind, reference, vehicle, reserved, state, isOpen, amount, until, sent } = booking;
  // a browser that reserved without signing in knows the address of its own reservation
  const { slug } = useSite();
  const remembered = useOwnReservation(slug, reserved ?? '');
  const href = booking.href ?? remembered;
  return (
    <ActivityItem
      title={kind}
      state={{ text: state, isOpen }}
      sent={sent}
      vehicle={vehicle}
      rows={[
        ...(reference ? [{ label: 'For', value: reference }] : []),
        ...(amount ? [{ label: 'Amount', value: amount }] : []),
        ...(until ? [{ label: 'Until', value: until }] : []),
      ]}
    >
      {href ? (
        <p>
          <a href={href} className="button button-quiet">
            Open this {kind.toLowerCase()}
          </a>
        </p>
      ) : (
        <p className="soft small">
          You weren’t signed in when you sent this. To open it, use the link in your confirmation
          email.
        </p>
      )}
    </ActivityItem>
  );
}
