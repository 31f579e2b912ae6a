import { data, redirect, useLoaderData } from 'react-router';
import type { SiteSettings } from '#site/site-settings.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import type { TemplatePartsHandle } from '#web/templates/template.ts';
import type { Route } from './+types/brand-garage-route.ts';
import { changeWatchlist } from './change-watchlist.ts';
import { garageClientAction } from './garage-client-action.ts';
import { GarageFrame } from './garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RemovedNote } from './removed-note.tsx';
import { addressAfterRemoval, removedVehicle } from './removed-vehicle.ts';
import { watchedViews } from './watched-views.ts';
import { WatchlistSection } from './watchlist-section.tsx';

export const handle: TrailHandle & VisitorPageHandle & TemplatePartsHandle = {
  ...visitorPage,
  ...withTemplateParts('ResultCard'),
  crumb: 'My garage',
};

/** `/my-garage/{path}`: the garage of a brand, if the site has it. Source: specification 2, section 2. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = services.site;
  const garage = brandGarage(settings, params.brand);
  signedIn(services, url, 'my-garage');
  const makes = garage.makes.map((make) => make.toLowerCase());
  const watched = await watchedViews(services, (vehicle) =>
    makes.includes(vehicle?.make.toLowerCase() ?? ''),
  );
  return { ...garage, watched, removed: await removedVehicle(url, services) };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  brandGarage(services.site.settings, params.brand);
  const visitor = signedIn(services, url, 'my-garage');
  const { removed } = await changeWatchlist(request, visitor, services);
  const { pathname } = url;
  return redirect(removed === undefined ? pathname : addressAfterRemoval(pathname, removed), 303);
}

/** @throws a 404 if the site has no garage of this brand */
function brandGarage({ accounts }: SiteSettings, brand: string) {
  const garage = accounts.brand_garages.find(({ path }) => path === brand);
  if (!garage) throw data(null, { status: 404 });
  return garage;
}

export async function clientAction(sent: Route.ClientActionArgs) {
  return garageClientAction(sent);
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData, ...route }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.title ?? 'My garage')(route);
}

export default function BrandGarageRoute() {
  const { title, makes, watched, removed } = useLoaderData<typeof loader>();
  const { template } = useSite();
  const { ResultCard } = useTemplateParts(template, 'ResultCard');
  return (
    <GarageFrame title={title}>
      <RemovedNote removed={removed} />
      <WatchlistSection watched={watched} ResultCard={ResultCard} />
      <RecentlyViewed ResultCard={ResultCard} watched={watched.map(({ id }) => id)} makes={makes} />
    </GarageFrame>
  );
}
