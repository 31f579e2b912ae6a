import { redirect, useActionData, useLoaderData } from 'react-router';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import type { TemplatePartsHandle } from '#web/templates/template.ts';
import type { Route } from './+types/garage-route.ts';
import { FavouritesOffer } from './favourites-offer.tsx';
import { garageClientAction } from './garage-client-action.ts';
import { GarageFrame } from './garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { garageTitle } from './garage-title.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RemovedNote } from './removed-note.tsx';
import { addressAfterRemoval, removedVehicle } from './removed-vehicle.ts';
import { watchedViews } from './watched-views.ts';
import { changeWatchlist } from './change-watchlist.ts';
import { WatchlistSection } from './watchlist-section.tsx';

export const handle: TrailHandle & VisitorPageHandle & TemplatePartsHandle = {
  ...visitorPage,
  ...withTemplateParts('ResultCard'),
  crumb: 'My garage',
};

/** `/my-garage`: what a signed-in visitor has saved and viewed. Source: specification 2, section 6. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const visitor = signedIn(services, url, 'my-garage');
  return {
    title: garageTitle(visitor),
    watched: await watchedViews(services),
    removed: await removedVehicle(url, services),
  };
}

/** Changes the watchlist. The browser needs to know what became of the favourites that it offered. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const visitor = signedIn(services, url, 'my-garage');
  const { added, removed } = await changeWatchlist(request, visitor, services);
  if (added) return added;
  const { pathname } = url;
  return redirect(removed === undefined ? pathname : addressAfterRemoval(pathname, removed), 303);
}

export async function clientAction(sent: Route.ClientActionArgs) {
  return garageClientAction(sent);
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('My garage');

export default function GarageRoute() {
  const { title, watched, removed } = useLoaderData<typeof loader>();
  const { template } = useSite();
  const { ResultCard } = useTemplateParts(template, 'ResultCard');
  const ids = watched.map(({ id }) => id);
  return (
    <GarageFrame title={title} here="/my-garage">
      <FavouritesOffer watched={ids} added={useActionData<typeof action>()} />
      <RemovedNote removed={removed} />
      <WatchlistSection watched={watched} ResultCard={ResultCard} />
      <RecentlyViewed ResultCard={ResultCard} watched={ids} />
    </GarageFrame>
  );
}
