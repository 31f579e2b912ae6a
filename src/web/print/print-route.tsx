import './print-tools.css';
import '#web/ui/message-page.css';
import { useEffect, useMemo } from 'react';
import { data, useLoaderData, isRouteErrorResponse } from 'react-router';
import { brochureView } from '#web/brochure/brochure-view.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { startRecording } from '#web/visit/record-event.ts';
import type { Route } from './+types/print-route.ts';
import { PrintSheet } from './print-sheet.tsx';
import { FailurePage } from '#web/ui/failure-page.tsx';
import { BrochureButton } from '#web/brochure/brochure-button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** `/print?car_id={slug or id}`: a vehicle's printable page, without the site's header and footer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, now, origin, vehicleOfCarId } = context.get(requestServices);
  const vehicle = await vehicleOfCarId(url.searchParams.get('car_id') ?? '');
  if (!vehicle) throw data(null, { status: 404 });
  const view = brochureView(vehicle, site.settings, now, origin);
  const name = [view.title, view.subtitle].filter(Boolean).join(' ');
  const path = `/cars/${view.slug}`;
  return {
    packedView: packed(view),
    site: site.slug,
    analytics: site.settings.analytics,
    meta: pageMeta({
      title: `${name} | ${site.settings.name}`,
      description: `Printable page of the ${name} at ${site.settings.name}.`,
      canonical: path,
      origin,
      settings: site.settings,
      trail: [{ name, path }],
      noindex: true,
    }),
  };
}

export { meta } from '#web/site/loaded-meta.ts';

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NothingToPrint error={error} />;
}

export default function PrintRoute() {
  const { packedView, site, analytics } = useLoaderData<typeof loader>();
  const view = useMemo(() => unpacked(packedView), [packedView]);
  // this page is outside the site layout, which starts recording elsewhere
  useEffect(() => startRecording(site, analytics), [site, analytics]);
  return (
    <main id="content" className="print-page" tabIndex={-1}>
      <PrintTools id={view.id} slug={view.slug} title={view.title} />
      <PrintSheet view={view} />
    </main>
  );
}

/** The page shown for a vehicle that the site does not have. */
function NothingToPrint({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailurePage error={error} />;
  return (
    <main id="content" className="message-page">
      <title>There is nothing to print</title>
      <meta name="robots" content="noindex" />
      <h1>There is nothing to print</h1>
      <p>We could not find this vehicle. Please open the vehicle’s page and press Print there.</p>
      <p className="message-links cluster gap-3">
        <a href="/search" className="button button-action">
          Browse our stock
        </a>
      </p>
    </main>
  );
}

/** Buttons above the sheet; not printed. */
function PrintTools({ id, slug, title }: { id: number; slug: string; title: string }) {
  return (
    <nav className="print-tools cluster" aria-label="Printing">
      <a href={`/cars/${slug}`} className="print-tool row-inline gap-2">
        <Icon name="left" />
        Back to the vehicle
      </a>
      <BrochureButton id={id} slug={slug} title={title} className="print-tool row-inline gap-2" />
      <button
        type="button"
        className="button button-action print-button needs-script"
        onClick={() => window.print()}
      >
        <Icon name="print" />
        Print this page
      </button>
    </nav>
  );
}
