import { useActionData, useLoaderData } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { Route } from './+types/careers-route.ts';
import { formClientAction } from './form/form-client-action.ts';
import { FormPage } from './form-page.tsx';
import { leadFormAction } from './lead/lead-form-action.ts';
import { leadFormView } from './lead/lead-form-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site, now, origin } = context.get(requestServices);
  const { name } = site.settings;
  return {
    heading: `Careers at ${name}`,
    form: leadFormView('careers', site.settings, now),
    meta: pageMeta({
      title: `Careers | ${name}`,
      description: `Work at ${name}: tell us about yourself.`,
      canonical: '/careers',
      origin,
      trail: [
        { name: 'Home', path: '/' },
        { name: 'Careers', path: '/careers' },
      ],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return leadFormAction(request, url, 'careers', {}, context.get(requestServices));
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CareersRoute() {
  const { heading, form } = useLoaderData<typeof loader>();
  return <FormPage heading={heading} form={form} answer={useActionData<typeof action>()} />;
}
