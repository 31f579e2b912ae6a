import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of a site. */
export default [
  route('api/delivery-price', 'calculators/delivery-route.ts'),
  route('api/events', 'visit/events-route.ts'),
  route('api/rate-limit', 'enquiry/rate-limit-route.ts'),
  route('api/miscellaneous', 'trade-in/miscellaneous-route.ts'),
  route('api/stock-count', 'search/stock-count-route.ts'),
  route('api/phone-reveal', 'phone/phone-reveal-route.ts'),
  layout('site/site-layout.tsx', [
    index('content/home-route.tsx'),
    route('search/*', 'search/search-route.tsx'),
    route('cars/trade-in', 'trade-in/trade-in-route.tsx', { id: 'trade-in-for' }),
    route('cars/:slug', 'vehicle/vehicle-route.tsx'),
    route('cars/:slug/similar.json', 'vehicle/similar/similar-route.ts'),
    route('cars/:slug/checkout', 'checkout/checkout-route.tsx'),
    route('cars/:slug/buy-online', 'checkout/checkout-route.tsx', { id: 'buy-online' }),
    route('checkout-journey', 'checkout/checkout-journey-route.tsx'),
    route('reservation/:id', 'checkout/reservation-route.tsx'),
    route('online-payment', 'payment/online-payment-route.tsx'),
    route('payment/:id', 'payment/payment-route.tsx'),
    route('used-car/:slug', 'vehicle/used-car-redirect.ts'),
    route('contact', 'enquiry/contact-route.tsx'),
    route('contact-us/:location', 'enquiry/contact-route.tsx', { id: 'contact-us' }),
    route('trade-in', 'trade-in/trade-in-route.tsx'),
    route('sell-your-car', 'trade-in/trade-in-route.tsx', { id: 'sell-your-car' }),
    route('sell-my-car', 'trade-in/trade-in-route.tsx', { id: 'sell-my-car' }),
    route('call', 'phone/call-route.tsx'),
    route('careers', 'enquiry/careers-route.tsx'),
    route('book-test-drive', 'enquiry/test-drive-route.tsx'),
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
  // a sheet of paper has neither header nor footer
  route('print', 'print/print-route.tsx'),
] satisfies RouteConfig;
