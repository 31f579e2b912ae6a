import './print-tools.css';
import { useEffect, useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import { brochureView } from '#web/brochure/brochure-view.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { startRecording } from '#web/visit/record-event.ts';
import type { Route } from './+types/print-route.ts';
import { NothingToPrint } from './nothing-to-print.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { PrintTools } from './print-tools.tsx';

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

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

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
