import { useActionData, useLoaderData } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { Route } from './+types/contact-route.ts';
import { formClientAction } from './form/form-client-action.ts';
import { FormPage } from './form-page.tsx';
import { leadFormAction } from './lead/lead-form-action.ts';
import { leadFormView } from './lead/lead-form-view.ts';
import { LocationsBeside } from '#web/places/location-blocks.tsx';
import { LocationList } from '#web/places/location-list.tsx';
import { locationBlocksView } from '#web/places/location-blocks-view.ts';

/** `/contact`, with all of the dealer's locations. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, now, origin } = context.get(requestServices);
  const { settings } = site;
  return {
    form: leadFormView('general', settings, now),
    places: locationBlocksView(settings, { show: 'all' }, now),
    meta: pageMeta({
      title: `Contact us | ${settings.name}`,
      description: `Send ${settings.name} a message, or call: phone numbers, addresses and opening hours.`,
      canonical: '/contact',
      origin,
      settings,
      trail: [{ name: 'Contact us', path: '/contact' }],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return leadFormAction(request, url, 'general', {}, context.get(requestServices));
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function ContactRoute() {
  const { form, places } = useLoaderData<typeof loader>();
  return (
    <FormPage
      heading="Contact us"
      form={form}
      answer={useActionData<typeof action>()}
      below={places.kind === 'list' && <LocationList list={places} />}
    >
      <LocationsBeside places={places} />
    </FormPage>
  );
}
