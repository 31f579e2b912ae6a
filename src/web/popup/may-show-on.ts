import type { PopupSettings } from '#site/settings/popup.ts';

/**
 * Where shoppers look around, by the routes' ids. A popup comes between nobody and what they fill in, pay for or are
 * answered, so a route that is not named here is left alone.
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

export function mayShowOn(route: string | undefined, pages: PopupSettings['pages']): boolean {
  if (route === undefined) return false;
  return pages === 'home' ? route === 'content/home-route' : browsingRoutes.includes(route);
}
