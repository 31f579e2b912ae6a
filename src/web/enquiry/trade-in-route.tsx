import { data, useActionData, useLoaderData } from 'react-router';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type RequestServices, requestServices } from '#web/request-services.ts';
import { vehicleTitle } from '#web/search/card-view.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { Route } from './+types/trade-in-route.ts';
import { formClientAction } from './form-client-action.ts';
import { FormPage } from './form-page.tsx';
import { leadFormAction } from './lead-form-action.ts';
import { leadFormView } from './lead-form-view.ts';
import { VehicleInQuestion } from './vehicle-in-question.tsx';
import { vehicleInQuestionView } from './vehicle-in-question-view.ts';

/** `/trade-in`, `/sell-your-car`, `/sell-my-car`; and `/cars/trade-in?car_id=` for the vehicle that is wanted instead. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now, origin } = services;
  const { settings } = site;
  const vehicle = await wantedVehicle(services, url);
  return {
    heading: vehicle ? `Trade in for the ${vehicleTitle(vehicle)}` : headingOf(url, settings),
    form: leadFormView('trade-in', settings, now, { vehicle }),
    vehicle: vehicle && vehicleInQuestionView(vehicle, settings),
    meta: pageMeta({
      title: `${headingOf(url, settings)} | ${settings.name}`,
      description: `Find out what ${settings.name} would give you for your ${settings.vehicle_type.singular}.`,
      canonical: '/trade-in',
      origin,
      trail: [
        { name: 'Home', path: '/' },
        { name: headingOf(url, settings), path: '/trade-in' },
      ],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await wantedVehicle(services, url);
  return leadFormAction(request, url, 'trade-in', { vehicle }, services);
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function TradeInRoute() {
  const { heading, form, vehicle } = useLoaderData<typeof loader>();
  return (
    <FormPage heading={heading} form={form} answer={useActionData<typeof action>()}>
      {vehicle && <VehicleInQuestion vehicle={vehicle} />}
    </FormPage>
  );
}

/** Worded as the address is: a shopper who sells buys nothing. */
function headingOf({ pathname }: URL, { vehicle_type }: SiteSettings): string {
  return pathname.startsWith('/sell')
    ? `Sell your ${vehicle_type.singular}`
    : `Trade in your ${vehicle_type.singular}`;
}

/** @throws a 404 where the site takes nothing in */
async function wantedVehicle(
  { site, vehicleOfCarId }: Pick<RequestServices, 'site' | 'vehicleOfCarId'>,
  url: URL,
): Promise<Vehicle | undefined> {
  if (!site.settings.trade_in.enabled) throw data(null, { status: 404 });
  const carId = url.searchParams.get('car_id');
  return carId ? vehicleOfCarId(carId) : undefined;
}
