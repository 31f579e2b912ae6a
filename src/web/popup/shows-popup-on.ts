import type { PopupSettings } from '#site/settings/popup.ts';

/**
 * Ids of the routes where shoppers browse. A popup must not interrupt forms, payments and confirmations, so other
 * routes never show one.
 */
export const browsingRoutes: readonly string[] = [
  'home',
  'search/search-route',
  'vehicle/vehicle-route',
  'compare/compare-route',
  'content/offers/offers-route',
  'content/offers/offer-route',
  'content/models/models-route',
  'content/directory/directory-route',
  'blog/blog-route',
  'blog/post-route',
  'pages/page-route',
];

/** @param sections the kinds of sections on a page made of them; one with a form shows no popup */
export function showsPopupOn(
  route: string | undefined,
  pages: PopupSettings['pages'],
  sections: readonly string[] = [],
): boolean {
  if (route === undefined || sections.includes('form')) return false;
  return pages === 'home' ? route === 'home' : browsingRoutes.includes(route);
}
