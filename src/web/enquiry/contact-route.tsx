import { data, useActionData, useLoaderData } from 'react-router';
import type { SiteSettings } from '#site/site-settings.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { Route } from './+types/contact-route.ts';
import { formClientAction } from './form/form-client-action.ts';
import { FormPage } from './form-page.tsx';
import { leadFormAction } from './lead/lead-form-action.ts';
import { leadFormView } from './lead/lead-form-view.ts';
import { PlaceList } from './form/fields/place-list.tsx';
import { placesOfSite } from './form/fields/places-of-site.ts';

/** `/contact`, and `/contact-us/{location}` for one location alone. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, now, origin } = context.get(requestServices);
  const { settings } = site;
  const location = locationOf(settings, params.location);
  const heading = location ? `Contact ${location.name}` : 'Contact us';
  return {
    heading,
    form: leadFormView('general', settings, now, { location }),
    places: placesOfSite(settings, now, location && [location]),
    meta: pageMeta({
      title: `${heading} | ${settings.name}`,
      description: `Send ${location?.name ?? settings.name} a message, or call: phone numbers, addresses and opening hours.`,
      canonical: url.pathname,
      origin,
      trail: [
        { name: 'Home', path: '/' },
        { name: heading, path: url.pathname },
      ],
    }),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const location = locationOf(services.site.settings, params.location);
  return leadFormAction(request, url, 'general', { location }, services);
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContactRoute() {
  const { heading, form, places } = useLoaderData<typeof loader>();
  return (
    <FormPage heading={heading} form={form} answer={useActionData<typeof action>()}>
      <PlaceList places={places} />
    </FormPage>
  );
}

/** Returns undefined on `/contact`. @throws a 404 for a location that the site does not show */
function locationOf({ locations }: SiteSettings, slug: string | undefined) {
  if (slug === undefined) return undefined;
  const location = locations.find((one) => one.slug === slug && one.visible);
  if (!location) throw data(null, { status: 404 });
  return location;
}
