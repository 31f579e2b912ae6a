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
import { ReservationPage } from './reservation-page.tsx';

/** `/reservation/{id}`: the status of a reservation, with the link to its payment. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, now, reservations, vehicle: vehicleById } = context.get(requestServices);
  const plan = await reservations.find(params.id);
  if (!plan) throw data(null, { status: 404 });
  const vehicle = await vehicleById(plan.reservation.vehicle_id);
  const view = reservationView(plan, vehicle, site.settings, now, isPaymentMade(url));
  return data(view, { headers: noStore });
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle: TrailHandle = { crumb: 'Your reservation' };

export const meta = privateRouteMeta('Your reservation');

export default function ReservationRoute() {
  const { slug } = useSite();
  const view = useLoaderData<typeof loader>();
  const { seen } = view;
  useEffect(() => void takePendingLead(slug), [slug]);
  useEffect(() => {
    if (seen) rememberReservation(slug, seen);
  }, [slug, seen]);
  return <ReservationPage view={view} />;
}
