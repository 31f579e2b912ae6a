import { data, useActionData, useLoaderData } from 'react-router';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteServices } from '#services/site-services.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { noteSignIn } from '#web/account/signed-in-browser.ts';
import { visitorPage } from '#web/account/visitor-page.ts';
import { submitWithFallback, whenAccepted } from '#web/enquiry/form/form-client-action.ts';
import { isEnquiryAnswer, notSent } from '#web/enquiry/lead/enquiry-answer.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { Route } from './+types/finance-route.ts';
import { type FinanceAnswer, financeAction } from './finance-action.ts';
import { FinancePage } from './finance-page.tsx';
import { financePageView } from './finance-page-view.ts';

export const handle = { ...visitorPage, ...withTemplateParts('ResultCard') };

/** `/finance`, `/finance-enquiry`, `/apply-for-finance` and `/personalised/finance`, with or without `car_id`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  requireAccess(services, url);
  const { site, origin } = services;
  const { name } = site.settings;
  return {
    view: await financePageView(services, url, await vehicleOf(services, url)),
    meta: pageMeta({
      title: `Finance | ${name}`,
      description: `Estimate your repayments and apply for finance with ${name}.`,
      canonical: '/finance',
      origin,
      trail: [
        { name: 'Home', path: '/' },
        { name: 'Finance', path: '/finance' },
      ],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  requireAccess(services, url);
  return financeAction(request, url, await vehicleOf(services, url), services);
}

/** A code that the server does not acknowledge in this time counts as not sent. Source: specification 2, section 9. */
const SEND_TIMEOUT_MS = 15_000;

export async function clientAction(sent: Route.ClientActionArgs) {
  const body = await sent.request.clone().formData();
  const go = body.get('go');
  const failed = (values: FormData): FinanceAnswer => ({
    ...notSent(values),
    hasCode: values.has('code'),
  });
  const answer = submitWithFallback(failed, isEnquiryAnswer, {
    request: sent.request,
    serverAction: () =>
      go === 'send' ? inTime(sent.serverAction(), SEND_TIMEOUT_MS) : sent.serverAction(),
  });
  return whenAccepted(answer, () => {
    recordEvent('codeVerified');
    noteSignIn();
  });
}

/** An answer to a button changes nothing around the form. */
export function shouldRevalidate() {
  return false;
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FinanceRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { template } = useSite();
  const { ResultCard } = useTemplateParts(template, 'ResultCard');
  return <FinancePage view={view} answer={answer} ResultCard={ResultCard} />;
}

/** @throws a 404 if the site offers no finance, a redirect if it asks visitors to sign in first */
function requireAccess(services: SiteServices, url: URL): void {
  const { finance, sign_in } = services.site.settings;
  if (!finance.enabled) throw data(null, { status: 404 });
  if (sign_in.finance)
    signedIn(services, url, url.searchParams.has('car_id') ? 'car-finance' : 'finance');
}

/** The vehicle that `car_id` names. A value that contains "?" is cut there: links have been built with two of them. */
async function vehicleOf(services: SiteServices, url: URL): Promise<Vehicle | undefined> {
  const carId = url.searchParams.get('car_id')?.split('?')[0];
  return carId ? services.vehicleOfCarId(carId) : undefined;
}

function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server did not answer in time')), ms);
  });
  return Promise.race([answer, late]);
}
