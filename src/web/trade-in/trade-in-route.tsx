import '#web/content/content-page.css';
import { useActionData, useLoaderData } from 'react-router';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { submitWithFallback } from '#web/enquiry/form/form-client-action.ts';
import { stepNotSent } from '#web/enquiry/form/steps/step-answer.ts';
import { FormPage } from '#web/enquiry/form-page.tsx';
import { leadFormAction } from '#web/enquiry/lead/lead-form-action.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { VehicleInQuestion } from '#web/enquiry/lead/vehicle-in-question.tsx';
import { vehicleInQuestionView } from '#web/enquiry/lead/vehicle-in-question-view.ts';
import type { RequestServices } from '#services/request-services.ts';
import { requestServices } from '#web/request-services.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { requirePage } from '#web/site/require-page.ts';
import type { Route } from './+types/trade-in-route.ts';
import { asksKilometres, tradeInFaq } from './trade-in-faq.ts';
import { TradeInFaqList } from './trade-in-faq-list.tsx';
import { valuationAction } from './valuation/valuation-action.ts';
import { isValuationAnswer, type ValuationAnswer } from './valuation/valuation-answer.ts';
import { valuationFormView } from './valuation/valuation-form-view.ts';
import { ValuationPage } from './valuation/valuation-page.tsx';

/** `/trade-in`, `/sell-your-car`, `/sell-my-car`; and `/cars/trade-in?car_id=` towards one of the dealer's vehicles. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now, origin } = services;
  const { settings } = site;
  const vehicle = await wantedVehicle(services, url);
  const { steps, save_valuation } = settings.trade_in;
  return {
    heading: vehicle ? `Trade in for the ${vehicleTitle(vehicle)}` : headingOf(url, settings),
    lead: leadOf(settings),
    form:
      steps === 'quick'
        ? { kind: steps, view: leadFormView('trade-in', settings, now, { vehicle }) }
        : {
            kind: steps,
            view: valuationFormView(settings, now, { vehicle }, services.tradeIn.looksUp()),
          },
    saves: save_valuation,
    faq: tradeInFaq(settings),
    vehicle: vehicle && vehicleInQuestionView(vehicle, settings),
    meta: pageMeta({
      title: `${headingOf(url, settings)} | ${settings.name}`,
      description: `Find out what ${settings.name} would give you for your ${settings.vehicle_type.singular}.`,
      canonical: '/trade-in',
      origin,
      settings,
      trail: [{ name: headingOf(url, settings), path: '/trade-in' }],
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await wantedVehicle(services, url);
  return services.site.settings.trade_in.steps === 'quick'
    ? leadFormAction(request, url, 'trade-in', { vehicle }, services)
    : valuationAction(request, url, { vehicle }, services);
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  submitWithFallback(stepNotSent, isValuationAnswer, sent);

export { shouldRevalidate } from '#web/enquiry/form/steps/stepped-route.ts';

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function TradeInRoute() {
  const { heading, lead, form, saves, faq, vehicle } = useLoaderData<typeof loader>();
  // the answer of either action; the quick form ignores the extra properties
  const answer = useActionData<ValuationAnswer>();
  const questions = <TradeInFaqList faq={faq} />;
  if (form.kind === 'full') {
    const text = form.view.text ?? lead;
    const page = { heading, lead: text, form: form.view, saves, vehicle, answer };
    return <ValuationPage {...page}>{questions}</ValuationPage>;
  }
  return (
    <>
      <FormPage heading={heading} form={form.view} answer={answer}>
        {vehicle && <VehicleInQuestion vehicle={vehicle} />}
      </FormPage>
      <div className="content-page page-width">{questions}</div>
    </>
  );
}

/** The heading follows the address: a shopper who sells may not want to buy. */
function headingOf({ pathname }: URL, { vehicle_type }: SiteSettings): string {
  return pathname.startsWith('/sell')
    ? `Sell your ${vehicle_type.singular}`
    : `Trade in your ${vehicle_type.singular}`;
}

/** Promises an offer only for vehicles that can get one online. */
function leadOf(settings: SiteSettings): string {
  const { name, vehicle_type, trade_in } = settings;
  const { singular, plural } = vehicle_type;
  const { max_years, max_km } = trade_in.offer;
  const far = asksKilometres(settings) ? ` with up to ${max_km.toLocaleString('en-AU')} km` : '';
  return (
    `See what ${name} would give you for your ${singular}. For ${plural} up to ${max_years} years old${far} ` +
    `it takes about two minutes; for any other, one of our buyers calls you.`
  );
}

/** @throws a 404 if the site takes no trade-ins */
async function wantedVehicle(
  services: Pick<RequestServices, 'site' | 'vehicleOfCarId'>,
  url: URL,
): Promise<Vehicle | undefined> {
  requirePage(services, url);
  const carId = url.searchParams.get('car_id');
  return carId ? services.vehicleOfCarId(carId) : undefined;
}
