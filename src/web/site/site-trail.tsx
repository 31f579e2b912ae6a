import { useMatches } from 'react-router';
import { Trail } from '#web/ui/trail.tsx';
import type { breadcrumbList } from './structured-data.ts';

/** What a route may say of its breadcrumbs in its `handle`. */
export interface TrailHandle {
  /** The page places its own breadcrumbs. */
  hasOwnTrail?: boolean;
  /** The name of a page that search engines are told nothing about. */
  crumb?: string;
}

/** The breadcrumbs of every page below home: those that search engines read, else the way home. */
export function SiteTrail() {
  const match = useMatches().at(-1);
  // our own routes' handles
  const { hasOwnTrail = false, crumb } = (match?.handle ?? {}) as TrailHandle;
  // a page that could not be loaded places nothing
  const isPlaced = hasOwnTrail && match?.loaderData !== undefined;
  if (!match || match.pathname === '/' || isPlaced) return null;
  const steps = stepsOf(match.loaderData);
  const above = steps.slice(1, -1).map(({ name, path }) => ({ label: name, href: path }));
  return (
    <div className="site-trail">
      <Trail
        trail={[{ label: 'Home', href: '/' }, ...above]}
        here={crumb ?? steps.at(-1)?.name ?? 'This page'}
      />
    </div>
  );
}

type Crumbs = ReturnType<typeof breadcrumbList>;

/** A descriptor of `pageMeta`, which puts the breadcrumbs first. */
interface CrumbsDescriptor {
  'script:ld+json'?: [Crumbs];
}

function stepsOf(loaded: unknown): { name: string; path: string }[] {
  // our own loaders' answer
  const { meta = [] } = (loaded ?? {}) as { meta?: CrumbsDescriptor[] };
  const crumbs = meta.find((descriptor) => 'script:ld+json' in descriptor)?.['script:ld+json']?.[0];
  return (crumbs?.itemListElement ?? []).map(({ name, item }) => ({ name, path: pathOf(item) }));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
