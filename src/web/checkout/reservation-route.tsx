import { useEffect } from 'react';
import { data, useLoaderData } from 'react-router';
import { takePendingLead } from '#web/enquiry/pending-lead.ts';
import { requestServices } from '#web/request-services.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/reservation-route.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { noteOwnReservation } from './own-reservation.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { reservationView } from './reservation-view.ts';

/** Changes with the payment, of which no cache's key knows. */
const fresh = { 'cache-control': 'no-store' };

/** `/reservation/{id}`: how a reservation stands, and where it is paid. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, reservation, vehicleById } = context.get(requestServices);
  const found = await reservation(params.id);
  if (!found) throw data(null, { status: 404 });
  const hasPaid = url.searchParams.get('payment') === 'made';
  const vehicle = await vehicleById(found.vehicle_id);
  return data(reservationView(found, vehicle, site.settings, hasPaid), { headers: fresh });
}

export const headers = () => fresh;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = () => [
  { title: 'Your reservation' },
  { name: 'robots', content: 'noindex' },
  // the address is the shopper's alone
  { name: 'referrer', content: 'no-referrer' },
];

export default function ReservationRoute() {
  const { slug } = useSite();
  const { id, vehicle, title, lines, isGood, pay, links } = useLoaderData<typeof loader>();
  useEffect(() => void takePendingLead(slug), [slug]);
  useEffect(() => {
    if (vehicle !== undefined) noteOwnReservation(vehicle, id);
  }, [vehicle, id]);
  return (
    <div className="message-page">
      {isGood && (
        <span className="message-mark">
          <Icon name="check" />
        </span>
      )}
      <AnswerHeading text={title} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {pay && (
        <div className="checkout-pay">
          <a href={pay.href} className="button button-action">
            {pay.label}
          </a>
          <PaymentMarks />
        </div>
      )}
      <p className="message-links">
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="button button-quiet">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
