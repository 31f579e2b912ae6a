import { useMatches } from 'react-router';
import type { MetaDescriptor } from 'react-router';
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
  if (!match || match.pathname === '/' || hasOwnTrail) return null;
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

function stepsOf(loaded: unknown): { name: string; path: string }[] {
  const { meta = [] } = (loaded ?? {}) as { meta?: MetaDescriptor[] };
  for (const descriptor of meta) {
    if (!('script:ld+json' in descriptor)) continue;
    // `pageMeta` puts the breadcrumbs first
    const [crumbs] = descriptor['script:ld+json'] as unknown as [Crumbs];
    return crumbs.itemListElement.map(({ name, item }) => ({ name, path: pathOf(item) }));
  }
  return [];
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
