import { useOutletContext, useRouteLoaderData } from 'react-router';
import { type Packed, unpacked } from '#web/router-shortcuts/packed.ts';
import type { SiteView } from './site-view.ts';

/** The site of the current page. */
export function useSite(): SiteView {
  return useOutletContext<SiteView>();
}

/** The site of a part outside of the pages, such as a dialog or a failure page; undefined if the site did not load. */
export function useSiteOfFrame(): SiteView | undefined {
  const loaded = useRouteLoaderData<LoadedSite>('site/site-layout');
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
