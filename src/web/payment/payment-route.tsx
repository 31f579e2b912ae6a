import { useEffect } from 'react';
import { data, useLoaderData } from 'react-router';
import { isPaymentMade } from '#domain/payment/payment-made.ts';
import { noStore, privateRouteMeta } from '#web/checkout/private-page.ts';
import { StatusPage } from '#web/checkout/status-page.tsx';
import { takePendingLead } from '#web/enquiry/lead/pending-lead.ts';
import { requestServices } from '#web/request-services.ts';
import { useSite } from '#web/site/use-site.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/payment-route.ts';
import { paymentView } from './payment-view.ts';

/** `/payment/{id}`: the status of a payment, with the link to make it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, payments, now } = context.get(requestServices);
  const found = await payments.find(params.id);
  if (!found) throw data(null, { status: 404 });
  const hasPaid = isPaymentMade(url);
  return data(paymentView(found, site.settings.name, hasPaid, now), { headers: noStore });
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle: TrailHandle = { crumb: 'Your payment' };

export const meta = privateRouteMeta('Your payment');

export default function PaymentRoute() {
  const { slug } = useSite();
  useEffect(() => void takePendingLead(slug), [slug]);
  return <StatusPage {...useLoaderData<typeof loader>()} />;
}
