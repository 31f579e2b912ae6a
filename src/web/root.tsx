import { use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { requestServices } from './request-services.ts';
import { InlineNonce } from './inline-nonce.ts';
import { startDeferredScripts } from './router-shortcuts/start-deferred-scripts.ts';
import { siteStyle } from './site/site-style.ts';
import { typefaceOf } from './site/typefaces.ts';
import { wholeStylesheet } from './site/whole-stylesheet.ts';
import { pageKindOf, stylesheetOf } from './templates/stylesheet-of.ts';
import { loadTemplateLists } from './templates/template-registry.ts';
import { FailurePage } from './ui/failure-page.tsx';
import { LinkNavigation } from './router-shortcuts/link-navigation.tsx';
import { visitScript } from './visit/visit-script.ts';
import { VisitRecorder } from './visit/visit-recorder.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(requestServices);
  const { theme, template } = site.settings;
  return {
    template,
    kind: pageKindOf(url.pathname),
    style: siteStyle(theme, template),
    fonts: typefaceOf(theme, template).files,
    brand: theme.brand,
  };
}

/** Of the document that this tab was opened with, or of none on the server. */
const ownKind = import.meta.env.SSR ? undefined : pageKindOf(location.pathname);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const kind = pageKindOf(new URL(request.url).pathname);
    // asked for together with the page's data; 'other' has the styles of all
    const styles = kind === ownKind || ownKind === 'other' ? undefined : wholeStylesheet();
    // a vehicle's page has no lists, and a form that is sent from it must not depend on their script
    const lists =
      kind === 'vehicle'
        ? undefined
        : loadTemplateLists(document.documentElement.dataset['template'] ?? '');
    const answer = await next();
    await Promise.all([styles, lists]);
    return answer;
  },
];

// a site's looks stay as they are while a visitor moves about in it
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const nonce = use(InlineNonce);
  return (
    <html lang="en-AU" data-template={site?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site && <meta name="theme-color" content={site.brand} />}
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        {site?.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        {/* in the page itself: a stylesheet of its own would hold up the first paint by a round trip */}
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: site ? stylesheetOf(site.template, site.kind) : '' }}
          suppressHydrationWarning
        />
        {site && <style nonce={nonce}>{site.style}</style>}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <LinkNavigation />
        <VisitRecorder />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: visitScript }}
        />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: startDeferredScripts }}
        />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
