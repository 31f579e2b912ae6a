import { useLoaderData } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { autoDealer } from '#web/site/structured-data.ts';
import { useSite } from '#web/site/use-site.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import type { Route } from './+types/home-route.ts';
import { homeView } from './home-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site, stock, now, origin } = context.get(requestServices);
  const { settings } = site;
  const home = await homeView(stock, settings, now);
  const title = `${settings.name} | ${settings.tagline ?? home.title}`;
  const description = settings.description ?? `${home.stock} at ${settings.name}.`;
  return {
    home,
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: `${origin}/` },
      ...(home.picture
        ? [{ property: 'og:image', content: `${origin}${home.picture.base}/1280.jpg` }]
        : []),
      { tagName: 'link', rel: 'canonical', href: `${origin}/` },
      { 'script:ld+json': autoDealer(settings, origin) },
    ],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function HomeRoute() {
  const { home } = useLoaderData<typeof loader>();
  const site = useSite();
  const { Home } = templateOf(site.template);
  return <Home home={home} site={site} />;
}
