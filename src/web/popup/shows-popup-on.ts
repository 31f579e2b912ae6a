import type { PopupSettings } from '#site/settings/popup.ts';

/**
 * Ids of the routes where shoppers browse. A popup must not interrupt forms, payments and confirmations, so other
 * routes never show one.
 */
export const browsingRoutes: readonly string[] = [
  'content/home-route',
  'search/search-route',
  'vehicle/vehicle-route',
  'compare/compare-route',
  'content/offers/offers-route',
  'content/offers/offer-route',
  'content/models/models-route',
  'content/models/model-route',
  'content/directory/directory-route',
];

export function showsPopupOn(route: string | undefined, pages: PopupSettings['pages']): boolean {
  if (route === undefined) return false;
  return pages === 'home' ? route === 'content/home-route' : browsingRoutes.includes(route);
}
