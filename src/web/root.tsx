import './styles/layers.css';
import './styles/reset.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/layout.css';
import './styles/appearance.css';
import { use } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { MarkBrokenPictures } from './media/mark-broken-pictures.tsx';
import { requestServices } from './request-services.ts';
import { RepeatEarlyChanges } from './controls/repeat-early-changes.tsx';
import { InlineNonce } from './inline-nonce.ts';
import { startDeferredScripts } from './router-shortcuts/start-deferred-scripts.ts';
import { leaveIfElsewhere } from './site/elsewhere.ts';
import { siteStyle } from './site/site-style.ts';
import { typefaceOf } from './site/typefaces.ts';
import { PageSheets } from './styles/page-sheets.tsx';
import { FailurePage } from './ui/failure-page.tsx';
import { LinkNavigation } from './router-shortcuts/link-navigation.tsx';
import { visitScript } from './visit/visit-script.ts';
import { VisitRecorder } from './visit/visit-recorder.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request, url }) =>
    leaveIfElsewhere(request.method, url.pathname, context.get(requestServices).site.settings),
];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { theme, template, brand } = services.site.settings;
  const icon = brand.icon && (await services.brandFiles()).get(brand.icon.image);
  return {
    template,
    style: siteStyle(theme, template),
    fonts: typefaceOf(theme, template).files,
    brand: theme.brand,
    hasDrawnIcon: icon?.format !== 'webp',
  };
}

// the theme and template do not change while a visitor navigates
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
        <link rel="icon" sizes="32x32" href="/icon-32.png" />
        {site?.hasDrawnIcon && <link rel="icon" type="image/svg+xml" href="/icon.svg" />}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {site?.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        <PageSheets />
        {site && <style nonce={nonce}>{site.style}</style>}
        <Meta />
      </head>
      <body>
        {children}
        <LinkNavigation />
        <VisitRecorder />
        <RepeatEarlyChanges />
        <MarkBrokenPictures />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {/* hydration leaves what the server wrote, so the browser's script need not contain these two */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? visitScript : '' }}
        />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startDeferredScripts : '' }}
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
