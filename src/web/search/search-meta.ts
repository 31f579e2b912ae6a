import type { MetaDescriptor } from 'react-router';
import type { SiteSettings } from '#site/site-settings.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { SearchView } from './search-view.ts';

/** The meta tags of a search page. */
export function searchMeta(
  view: SearchView,
  settings: SiteSettings,
  origin: string,
): MetaDescriptor[] {
  return pageMeta({
    title: `${view.heading} for sale | ${settings.name}`,
    description: view.isEmpty
      ? `${settings.name} will list its ${settings.vehicle_type.plural} here. Tell us what you are looking for.`
      : `${view.count} at ${settings.name}. Compare prices, photographs and specifications, ` +
        `and ask our team about the one you like.`,
    canonical: view.canonical,
    origin,
    settings,
    trail: [{ name: view.heading, path: view.canonical }],
    noindex: view.total === 0,
  });
}
