import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of a site. */
export default [
  layout('site/site-layout.tsx', [
    index('content/home-route.tsx'),
    route('search/*', 'search/search-route.tsx'),
    route('cars/:slug', 'vehicle/vehicle-route.tsx'),
    route('used-car/:slug', 'vehicle/used-car-redirect.ts'),
    route('compare', 'compare/compare-route.tsx'),
    route('special-offers', 'content/offers/offers-route.tsx'),
    route('offers/:manufacturer?/:offerId', 'content/offers/offer-route.tsx'),
    route('models', 'content/models/models-route.tsx'),
    route('dealerships/:within?', 'content/directory/directory-route.tsx'),
    route('success', 'enquiry/success-route.tsx'),
    // a model's page stands at the root: every other address comes before it
    route(':model', 'content/models/model-route.tsx'),
    route('*', 'content/not-found-route.tsx'),
  ]),
] satisfies RouteConfig;
