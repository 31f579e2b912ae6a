import './compare-route.css';
import { useEffect } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { parseTerms } from '#search/vehicle-search/address/parse-search-url.ts';
import { favourites } from '#web/favourites/favourites.ts';
import { useCarriedTerms } from '#web/finance/carried-terms.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import type { Route } from './+types/compare-route.ts';
import { compareAddress, MAX_COMPARED } from './compare-address.ts';
import { compareView } from './compare-view.ts';
import { Comparison } from './comparison.tsx';
import { EmptyComparison } from './empty-comparison.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, now, origin, vehicle } = context.get(requestServices);
  const slugs = [...new Set(url.searchParams.getAll('car'))].slice(0, MAX_COMPARED);
  const found = await Promise.all(slugs.map((slug) => vehicle(slug)));
  const vehicles = found.filter((one) => one !== undefined);
  const terms = site.settings.finance.enabled ? parseTerms(url.searchParams) : undefined;
  return {
    view: compareView(vehicles, slugs.length, site.settings, now, terms),
    meta: pageMeta({
      title: `Compare | ${site.settings.name}`,
      description: `Up to ${MAX_COMPARED} vehicles of ${site.settings.name} side by side.`,
      canonical: '/compare',
      origin,
      settings: site.settings,
      trail: [{ name: 'Compare', path: '/compare' }],
      noindex: true,
    }),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function CompareRoute() {
  const { view } = useLoaderData<typeof loader>();
  const { slug: site, vehicleType } = useSite();
  const [parameters] = useSearchParams();
  const terms = useCarriedTerms(site);
  const navigate = useNavigate();
  const isEmpty = view.vehicles.length === 0;
  const namesNone = !parameters.has('car');
  useEffect(() => {
    // the address contains the vehicles, so that a comparison can be shared; without any, start from the favourites
    const saved = favourites.entries(site).slice(0, MAX_COMPARED);
    if (namesNone && saved.length > 0) {
      void navigate(
        compareAddress(
          saved.map(({ slug }) => slug),
          terms,
        ),
        { replace: true },
      );
    }
  }, [namesNone, navigate, site, terms]);
  return (
    <div className="compare-page page-width">
      <h1>Compare {vehicleType.plural}</h1>
      {isEmpty ? <EmptyComparison hasGone={view.missing > 0} /> : <Comparison view={view} />}
    </div>
  );
}
