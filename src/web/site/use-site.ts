import { useOutletContext, useRouteLoaderData } from 'react-router';
import { type Packed, unpacked } from '#web/router-shortcuts/packed.ts';
import type { SiteView } from './site-view.ts';

/** The id of the layout route, which loads the site. */
const LAYOUT = 'site/site-layout';

/** The site of the current page. */
export function useSite(): SiteView {
  return useOutletContext<SiteView>();
}

/** A matched route with its data, as `meta` gets it. */
export type MatchedRoute = { id: string; loaderData?: unknown } | undefined;

/** The site of matched routes; undefined if it did not load. */
export function loadedSite(matches: readonly MatchedRoute[]): SiteView | undefined {
  const layout = matches.find((match) => match?.id === LAYOUT);
  // data comes from our own loaders
  return layout?.loaderData ? siteOf(layout.loaderData as LoadedSite) : undefined;
}

/** The site of a part outside of the pages, such as a dialog or a failure page; undefined if the site did not load. */
export function useSiteOfFrame(): SiteView | undefined {
  const loaded = useRouteLoaderData<LoadedSite>(LAYOUT);
  return loaded && siteOf(loaded);
}

/** What the layout of the site loads. */
interface LoadedSite {
  site: Pick<Packed<SiteView>, 'text' | 'view'>;
}

/** Unpacked sites; the same object for every part of a page. */
const sites = new WeakMap<LoadedSite['site'], SiteView>();

export function siteOf({ site: packedSite }: LoadedSite): SiteView {
  let site = sites.get(packedSite);
  if (!site) {
    site = unpacked(packedSite);
    sites.set(packedSite, site);
  }
  return site;
}
