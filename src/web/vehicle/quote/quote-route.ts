import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { parseTerms } from '#search/vehicle-search/address/parse-search-url.ts';
import { calculatorsView } from '#web/calculators/calculators-view.ts';
import { financeTeaserView } from '#web/finance/finance-estimate-view.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/quote-route.ts';
import type { LateQuote } from './late-quote.ts';

/**
 * `GET /cars/{slug}/quote.json?deposit=5000&term=7`: asks the finance partner for the quote of a vehicle's page. A failure is logged and answers
 * nothing to show. The answer is not cached, because a failure must not outlast its cause, and a page made anew must not
 * wait for a slow partner. The partner's quotes are remembered, so a busy page asks it once.
 * Source: specification 2, section 4, "Quote".
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now } = services;
  const known = await services.vehicle(params.slug);
  if (!known || isTestDriveOnly(known, site.settings.vehicle)) {
    return Response.json({ message: 'There is no such quote.' }, { status: 404 });
  }
  const vehicle = await services.finance.withQuote(known);
  const { finance } = calculatorsView(vehicle, site.settings, url.searchParams, now);
  const answer: LateQuote = {
    estimate: financeTeaserView(vehicle, site.settings, now, parseTerms(url.searchParams)),
    calculator: finance?.settings,
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
