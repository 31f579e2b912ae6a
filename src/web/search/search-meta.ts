import type { MetaDescriptor } from 'react-router';
import type { SiteSettings } from '#site/site-settings.ts';
import { breadcrumbList } from '#web/site/structured-data.ts';
import type { SearchView } from './search-view.ts';

/** What search engines and shared links are told of a search. */
export function searchMeta(
  view: SearchView,
  settings: SiteSettings,
  origin: string,
): MetaDescriptor[] {
  const title = `${view.heading} for sale | ${settings.name}`;
  const description =
    `${view.count} at ${settings.name}. Compare prices, photographs and specifications, ` +
    `and ask our team about the one you like.`;
  const canonical = origin + view.canonical;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(view.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    {
      'script:ld+json': breadcrumbList(origin, [
        { name: settings.name, path: '/' },
        { name: view.heading, path: view.canonical },
      ]),
    },
  ];
}
