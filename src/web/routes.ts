import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { type PlatformPage, platformPages } from '#site/pages/platform-pages.ts';

/** The routes of the platform's pages. Of several addresses of one module, all but the first need ids of their own. */
function pageRoutes(isWanted: (page: PlatformPage) => boolean) {
  const modules = new Set<string>();
  return platformPages.filter(isWanted).flatMap(({ pattern, route: module }) => {
    // the home page is the index
    if (module === undefined || pattern === '') return [];
    const options = modules.has(module) ? { id: pattern.replaceAll(/[^a-z]+/g, '-') } : {};
    modules.add(module);
    return [route(pattern, module, options)];
  });
}

/** Every address of a site that the web app answers. */
export default [
  route('api/delivery-price', 'calculators/delivery-route.ts'),
  route('api/check-if-contact-exists', 'account/contact-exists-route.ts'),
  route('api/me', 'account/me-route.ts'),
  route('api/watchlist/save-car', 'account/save-car-route.ts'),
  route('api/watchlist/remove-car', 'account/remove-car-route.ts'),
  route('api/cards', 'search/results/cards-route.ts'),
  route('api/my-data', 'account/garage/profile/my-data-route.ts'),
  route('api/sign-out', 'account/sign-out-route.ts'),
  route('api/rate-limit', 'verification/rate-limit-route.ts'),
  route('api/:partner/create-customer', 'finance/create-customer/create-customer-route.ts'),
  route('api/miscellaneous', 'trade-in/miscellaneous-route.ts'),
  route('menus/stock.json', 'menus/stock-menu-route.ts'),
  route('menus/models.json', 'menus/models-menu-route.ts'),
  route('api/stock-count', 'search/facets/stock-count-route.ts'),
  route('api/yards/*', 'search/yards/yards-route.ts'),
  route('api/search-suggestions', 'search/suggestions/suggestions-route.ts'),
  route('appointment.ics', 'enquiry/appointment-route.ts'),
  route('reservation/:id/calendar.ics', 'checkout/calendar-route.ts'),
  route('api/phone-reveal', 'phone/phone-reveal-route.ts'),
  layout('site/site-layout.tsx', [
    index('pages/page-route.tsx', { id: 'home' }),
    ...pageRoutes(({ isBare }) => !isBare),
    route('budget-search', 'sections/budget-search/budget-search-route.tsx'),
    route('cars/:slug/autogauge', 'gauge/gauge-route.ts'),
    route('cars/:slug/quote.json', 'vehicle/quote/quote-route.ts'),
    route('cars/:slug/similar.json', 'vehicle/similar/similar-route.ts'),
    route('finance/form.json', 'finance/popup/popup-form-route.ts'),
    route('styleguide', 'styleguide/styleguide-route.tsx'),
    route('styleguide/edit.json', 'styleguide/edited-page-route.ts'),
    route('styleguide/edit', 'styleguide/edit-route.tsx'),
    route('preview/:token', 'pages/preview-route.tsx'),
    // dealers' own pages and models
    route('*', 'pages/page-route.tsx'),
  ]),
  ...pageRoutes(({ isBare = false }) => isBare),
] satisfies RouteConfig;
