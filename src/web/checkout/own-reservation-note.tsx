import '#web/ui/note.css';
import { useSite } from '#web/site/use-site.ts';
import { useOwnRequest, useOwnReservation } from './own-reservation.ts';

interface OwnReservationNoteProps {
  /** The vehicle's slug. */
  vehicle: string;
  isReserved: boolean;
}

/** Links the shopper who reserved a vehicle, or asked to, from its page to the reservation. */
export function OwnReservationNote({ vehicle, isReserved }: OwnReservationNoteProps) {
  const { slug } = useSite();
  const reservation = useOwnReservation(slug, vehicle);
  const request = useOwnRequest(slug, vehicle);
  if (isReserved && reservation !== undefined) {
    return (
      <p className="note">
        You have reserved this one. <a href={reservation}>See your reservation</a>
      </p>
    );
  }
  if (request === undefined) return null;
  // true as well when the dealer has confirmed it, or has reserved the vehicle for somebody else
  return (
    <p className="note">
      You have asked to reserve this one. <a href={request}>See your request</a>
    </p>
  );
}
