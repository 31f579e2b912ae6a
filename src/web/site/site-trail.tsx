import '#web/ui/frame/trail.css';
import { useMatches } from 'react-router';
import { Trail } from '#web/ui/frame/trail.tsx';
import type { breadcrumbList } from './structured-data.ts';

/** What a route's `handle` may say about its breadcrumbs. */
export interface TrailHandle {
  /** The page renders its own breadcrumbs. */
  hasOwnTrail?: boolean;
  /** The page's name, for a page without structured data. */
  crumb?: string;
}

/** The breadcrumbs of every page below the home page, from the page's structured data if it has any. */
export function SiteTrail() {
  const match = useMatches().at(-1);
  // handles come from our own routes
  const { hasOwnTrail = false, crumb } = (match?.handle ?? {}) as TrailHandle;
  // a page that failed to load does not render its breadcrumbs
  const rendersOwn = hasOwnTrail && match?.loaderData !== undefined;
  if (!match || match.pathname === '/' || rendersOwn) return null;
  const steps = breadcrumbsOf(match.loaderData);
  const above = steps.slice(1, -1).map(({ name, path }) => ({ label: name, href: path }));
  return (
    <div className="site-trail page-width">
      <Trail above={above} here={crumb ?? steps.at(-1)?.name ?? 'This page'} />
    </div>
  );
}

type Crumbs = ReturnType<typeof breadcrumbList>;

/** A descriptor from `pageMeta`, which puts the breadcrumbs first. */
interface CrumbsDescriptor {
  'script:ld+json'?: [Crumbs];
}

function breadcrumbsOf(loaded: unknown): { name: string; path: string }[] {
  // data comes from our own loaders
  const { meta = [] } = (loaded ?? {}) as { meta?: CrumbsDescriptor[] };
  const crumbs = meta.find((descriptor) => 'script:ld+json' in descriptor)?.['script:ld+json']?.[0];
  return (crumbs?.itemListElement ?? []).map(({ name, item }) => ({ name, path: pathOf(item) }));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
