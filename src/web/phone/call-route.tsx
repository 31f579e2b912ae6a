import '#web/content/content-page.css';
import '#web/vehicle/facts/specifications.css';
import { data, Form, useActionData, useLoaderData } from 'react-router';
import type { SiteSettings } from '#site/site-settings.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import type { Route } from './+types/call-route.ts';
import { telAddress } from './tel-address.ts';

interface LabelledNumber {
  label: string;
  number: string;
}

export const meta = unlistedMeta('Call us');

export const handle: TrailHandle = { crumb: 'Call us' };

/** `/call?car_id=7`: shows the masked numbers of a site to shoppers without scripts in their browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestServices);
  return { dealer: site.settings.name };
}

export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const { settings } = services.site;
  const carId = Number(url.searchParams.get('car_id'));
  const id = Number.isSafeInteger(carId) && carId > 0 ? carId : undefined;
  const vehicle = await services.recordPhoneReveal(id);
  const vehiclePhone = vehicle && phoneOfVehicle(vehicle, settings);
  return data({
    numbers: [
      ...(vehicle && vehiclePhone ? [{ label: vehicle.name, number: vehiclePhone }] : []),
      ...locationNumbers(settings),
    ],
  });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export default function CallRoute() {
  const { dealer } = useLoaderData<typeof loader>();
  const numbers = useActionData<typeof action>()?.numbers;
  return (
    <div className="content-page page-width">
      <h1>Call {dealer}</h1>
      {numbers ? (
        <dl className="specifications">
          {numbers.map(({ label, number }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={telAddress(number)}>{number}</a>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Form method="post">
          <button type="submit" className="button button-action">
            Show the numbers
          </button>
        </Form>
      )}
    </div>
  );
}

function locationNumbers({ locations, phones }: SiteSettings): LabelledNumber[] {
  return locations
    .filter(({ visible }) => visible)
    .flatMap(({ name, contact_detail: { phone, landline_phone: landline } }) => {
      const number = phones.override ?? phone ?? landline;
      return number === undefined ? [] : [{ label: name, number }];
    });
}
