import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { autoDealer } from '#web/site/structured-data.ts';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import type { Route } from './+types/home-route.ts';
import { homeView } from './home-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site, stock, now, origin } = context.get(requestServices);
  const { settings } = site;
  const home = await homeView(stock, settings, now);
  return {
    packedHome: packed(home),
    meta: pageMeta({
      title: `${settings.name} | ${settings.tagline ?? home.title}`,
      description: settings.description ?? `${home.stock} at ${settings.name}.`,
      canonical: '/',
      origin,
      trail: [{ name: settings.name, path: '/' }],
      picture: home.picture?.base,
      data: [autoDealer(settings, origin)],
    }),
  };
}

export const handle = withTemplateParts('Home');

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function HomeRoute() {
  const { packedHome } = useLoaderData<typeof loader>();
  const home = useMemo(() => unpacked(packedHome), [packedHome]);
  const site = useSite();
  const { Home } = useTemplateParts(site.template, 'Home');
  return <Home home={home} site={site} />;
}
