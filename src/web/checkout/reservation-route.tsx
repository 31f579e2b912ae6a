import { useEffect } from 'react';
import { data, useLoaderData } from 'react-router';
import { isPaymentMade } from '#domain/payment/payment-made.ts';
import { takePendingLead } from '#web/enquiry/lead/pending-lead.ts';
import { requestServices } from '#web/request-services.ts';
import { useSite } from '#web/site/use-site.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/reservation-route.ts';
import { rememberReservation } from './own-reservation.ts';
import { noStore, privateRouteMeta } from './private-page.ts';
import { reservationView } from './reservation-view.ts';
import { StatusPage } from './status-page.tsx';

/** `/reservation/{id}`: the status of a reservation, with the link to its payment. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, reservations, vehicle: vehicleById } = context.get(requestServices);
  const found = await reservations.find(params.id);
  if (!found) throw data(null, { status: 404 });
  const hasPaid = isPaymentMade(url);
  const vehicle = await vehicleById(found.vehicle_id);
  return data(reservationView(found, vehicle, site.settings, hasPaid), { headers: noStore });
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle: TrailHandle = { crumb: 'Your reservation' };

export const meta = privateRouteMeta('Your reservation');

export default function ReservationRoute() {
  const { slug } = useSite();
  const { seen, ...status } = useLoaderData<typeof loader>();
  useEffect(() => void takePendingLead(slug), [slug]);
  useEffect(() => {
    if (seen) rememberReservation(slug, seen);
  }, [slug, seen]);
  return <StatusPage {...status} />;
}
