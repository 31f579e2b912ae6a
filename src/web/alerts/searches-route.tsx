import { redirect, useLoaderData } from 'react-router';
import { garageClientAction } from '#web/account/garage/garage-client-action.ts';
import { GarageFrame } from '#web/account/garage/garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { garageTitle } from '#web/account/garage/garage-title.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/searches-route.ts';
import { changeAlerts } from './change-alerts.ts';
import { ConfirmNotice } from './confirm-notice.tsx';
import { requireAlerts } from './require-alerts.ts';
import { SavedSearches } from './saved-searches.tsx';
import { searchesView } from './searches-view.ts';
import { WatchlistAlerts } from './watchlist-alerts.tsx';

export const handle: TrailHandle & VisitorPageHandle = { ...visitorPage, crumb: 'My garage' };

/** `/my-garage/searches`: the visitor's saved searches, and which e-mails they want. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const visitor = requireAlerts(services, url);
  return {
    title: garageTitle(visitor),
    ...(await searchesView(visitor, services)),
  };
}

/** Changes or deletes a search, changes the e-mails about the watchlist, or sends the confirmation again. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const visitor = requireAlerts(services, url);
  await changeAlerts(request, visitor, services);
  return redirect('/my-garage/searches', 303);
}

export async function clientAction(sent: Route.ClientActionArgs) {
  return garageClientAction(sent);
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Saved searches');

export default function SearchesRoute() {
  const { title, searches, watchlistFrequency, email } = useLoaderData<typeof loader>();
  return (
    <GarageFrame title={title} here="/my-garage/searches">
      {email.isNeeded && !email.isConfirmed && <ConfirmNotice email={email} />}
      <SavedSearches searches={searches} />
      <WatchlistAlerts frequency={watchlistFrequency} />
    </GarageFrame>
  );
}
