import { Outlet, useLoaderData } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import type { Route } from './+types/site-layout.ts';
import { siteView } from './site-view.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = context.get(requestServices);
  return siteView(site.settings, now.getFullYear());
}

export const shouldRevalidate = () => false;

export default function SiteLayout() {
  const site = useLoaderData<typeof loader>();
  const { Header, Footer } = templateOf(site.template);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header site={site} />
      <main id="content" tabIndex={-1}>
        <Outlet context={site} />
      </main>
      <Footer site={site} />
    </>
  );
}
