import { useActionData, useLoaderData } from 'react-router';
import { visitorPage } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import type { Route } from './+types/finance-route.ts';
import { financeAction } from './application/finance-action.ts';
import { requireFinanceAccess } from './finance-access.ts';
import { financeClientAction } from './finance-client-action.ts';
import { FinancePage } from './finance-page.tsx';
import { financePageView } from './finance-page-view.ts';
import { vehicleOfLink } from './vehicle-of-link.ts';

export const handle = { ...visitorPage, ...withTemplateParts('ResultCard') };

/** `/finance`, `/finance-enquiry`, `/apply-for-finance` and `/personalised/finance`, with or without `car_id`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  requireFinanceAccess(services, url);
  const { site, origin } = services;
  const { name } = site.settings;
  return {
    view: await financePageView(
      services,
      url,
      await vehicleOfLink(services, url.searchParams.get('car_id')),
    ),
    meta: pageMeta({
      title: `Finance | ${name}`,
      description: `Estimate your repayments and apply for finance with ${name}.`,
      canonical: '/finance',
      origin,
      settings: site.settings,
      trail: [{ name: 'Finance', path: '/finance' }],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  requireFinanceAccess(services, url);
  return financeAction(
    request,
    url,
    await vehicleOfLink(services, url.searchParams.get('car_id')),
    services,
  );
}

export const clientAction = financeClientAction;

/** An answer to a button changes nothing around the form. */
export function shouldRevalidate() {
  return false;
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function FinanceRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { template } = useSite();
  const { ResultCard } = useTemplateParts(template, 'ResultCard');
  return <FinancePage view={view} answer={answer} ResultCard={ResultCard} />;
}
