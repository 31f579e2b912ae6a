import { redirect, useActionData, useLoaderData } from 'react-router';
import { visitorPage } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/checkout-route.ts';
import { checkoutAction } from './checkout-action.ts';
import { checkoutClientAction } from './checkout-client-action.ts';
import { checkoutData } from './checkout-data.ts';
import { CheckoutPage } from './checkout-page.tsx';

export const handle = visitorPage;

/** `/cars/{slug}/checkout` or `/cars/{slug}/buy-online`, as the site has it; redirects from one to the other. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const shown = checkoutData(services, await services.vehicle(params.slug), 'reserve', url);
  const address = `/cars/${params.slug}/${services.site.settings.checkout.path}`;
  if (url.pathname !== address) throw redirect(address);
  return shown;
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await services.vehicle(params.slug);
  return checkoutAction(request, url, vehicle, 'reserve', services);
}

export const clientAction = checkoutClientAction;

export { shouldRevalidate } from '#web/enquiry/form/steps/stepped-route.ts';

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function CheckoutRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <CheckoutPage view={view} answer={useActionData<typeof action>()} />;
}
