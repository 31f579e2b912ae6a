import { useActionData, useLoaderData } from 'react-router';
import { visitorPage } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/checkout-journey-route.ts';
import { checkoutAction } from './checkout-action.ts';
import { checkoutClientAction } from './checkout-client-action.ts';
import { checkoutData } from './checkout-data.ts';
import { CheckoutPage } from './checkout-page.tsx';

export const handle = visitorPage;

/** `/checkout-journey?car_id={slug or id}`: a purchase, which starts with a reservation. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return checkoutData(services, await services.vehicleOfCarId(carId(url)), 'buy', url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await services.vehicleOfCarId(carId(url));
  return checkoutAction(request, url, vehicle, 'buy', services);
}

export const clientAction = checkoutClientAction;

export { shouldRevalidate } from '#web/enquiry/form/steps/stepped-route.ts';

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function CheckoutJourneyRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <CheckoutPage view={view} answer={useActionData<typeof action>()} />;
}

function carId(url: URL): string {
  return url.searchParams.get('car_id') ?? '';
}
