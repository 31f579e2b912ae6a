import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of a site. */
export default [
  layout('site/site-layout.tsx', [
    index('content/home-route.tsx'),
    route('search/*', 'search/search-route.tsx'),
    route('cars/:slug', 'vehicle/vehicle-route.tsx'),
    route('used-car/:slug', 'vehicle/used-car-redirect.ts'),
    route('success', 'enquiry/success-route.tsx'),
    route('*', 'content/not-found-route.tsx'),
  ]),
] satisfies RouteConfig;
