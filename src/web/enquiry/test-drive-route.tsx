import { useActionData, useLoaderData } from 'react-router';
import { canBeTestDriven } from '#domain/vehicle/display/card-actions.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';
import { requestServices } from '#web/request-services.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { Route } from './+types/test-drive-route.ts';
import { formClientAction } from './form/form-client-action.ts';
import { FormPage } from './form-page.tsx';
import { leadFormAction } from './lead/lead-form-action.ts';
import { leadFormView } from './lead/lead-form-view.ts';
import { LocationsBeside } from '#web/places/location-blocks.tsx';
import { LocationList } from '#web/places/location-list.tsx';
import { locationBlocksView } from '#web/places/location-blocks-view.ts';
import { VehicleInQuestion } from './lead/vehicle-in-question.tsx';
import { vehicleInQuestionView } from './lead/vehicle-in-question-view.ts';

/** `/book-test-drive`; `?car_id=` names a vehicle by id or slug. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now, origin } = services;
  const { settings } = site;
  const vehicle = await drivenVehicle(services, url);
  return {
    heading: vehicle ? `Test drive the ${vehicleTitle(vehicle)}` : 'Book a test drive',
    form: leadFormView('test-drive', settings, now, { vehicle }),
    vehicle: vehicle && vehicleInQuestionView(vehicle, settings),
    places: vehicle ? undefined : locationBlocksView(settings, { show: 'sales' }, now),
    meta: pageMeta({
      title: `Book a test drive | ${settings.name}`,
      description: `Choose a day and a time to drive one of the ${settings.vehicle_type.plural} of ${settings.name}.`,
      canonical: '/book-test-drive',
      origin,
      settings,
      trail: [{ name: 'Book a test drive', path: '/book-test-drive' }],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await drivenVehicle(services, url);
  return leadFormAction(request, url, 'test-drive', { vehicle }, services);
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function TestDriveRoute() {
  const { heading, form, vehicle, places } = useLoaderData<typeof loader>();
  return (
    <FormPage
      heading={heading}
      form={form}
      answer={useActionData<typeof action>()}
      below={places?.kind === 'list' && <LocationList list={places} />}
    >
      {vehicle ? (
        <VehicleInQuestion vehicle={vehicle} />
      ) : (
        places && <LocationsBeside places={places} />
      )}
    </FormPage>
  );
}

/** Returns undefined without `car_id` or if the vehicle cannot be test driven; the form then asks for a make and model. */
async function drivenVehicle(
  { site, vehicleOfCarId }: Pick<RequestServices, 'site' | 'vehicleOfCarId'>,
  url: URL,
): Promise<Vehicle | undefined> {
  const carId = url.searchParams.get('car_id');
  const vehicle = carId ? await vehicleOfCarId(carId) : undefined;
  return vehicle && canBeTestDriven(vehicle, site.settings.vehicle) ? vehicle : undefined;
}
