import './own-reservation-note.css';
import { useSite } from '#web/site/use-site.ts';
import { useOwnReservation } from './own-reservation.ts';

/** Links the shopper who reserved a vehicle from its page to the reservation. */
export function OwnReservationNote({ vehicle }: { vehicle: string }) {
  const { slug } = useSite();
  const own = useOwnReservation(slug, vehicle);
  if (own === undefined) return null;
  return (
    <p className="own-reservation">
      You have reserved this one. <a href={own}>See your reservation</a>
    </p>
  );
}
