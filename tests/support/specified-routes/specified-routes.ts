import { slugify } from '#domain/text/slugify.ts';
import type { DemoSite } from '#tests/e2e/support/page-kinds.ts';
import type { SiteExamples } from './site-examples.ts';

/** What a site answers at an address. */
export type RouteAnswer =
  | {
      is: 'page';
      /** Without the site's name, which follows it. */
      title: string;
      h1: string;
      /** Undefined for a page that search engines must not list. */
      canonical: string | undefined;
      /** Texts and attributes of its markup that are contracts of the specification. */
      texts: readonly string[];
    }
  | { is: 'redirect'; status: 301 | 302 | 308; to: string }
  | { is: 'missing'; why: string };

export interface SpecifiedRoute {
  /** As the specification writes it. */
  route: string;
  path(site: SiteExamples): string;
  answer(site: SiteExamples): RouteAnswer;
  /** The sites that answer differently because of their settings or content. */
  except?: Partial<Record<DemoSite, (site: SiteExamples) => RouteAnswer>>;
}

type PageFacts = Omit<Extract<RouteAnswer, { is: 'page' }>, 'is' | 'texts' | 'canonical'> & {
  canonical?: string;
  texts?: readonly string[];
};

const page = ({ canonical, texts = [], ...facts }: PageFacts): RouteAnswer => ({
  is: 'page',
  canonical,
  texts,
  ...facts,
});
const redirect = (status: 301 | 302 | 308, to: string): RouteAnswer => ({
  is: 'redirect',
  status,
  to,
});
const missing = (why: string) => (): RouteAnswer => ({ is: 'missing', why });

const noFinance = missing('finance.enabled is off');
const noCheckout = missing('checkout.enabled is off');
const noNewVehicles = missing('its stock has no new vehicles');
const noDemoVehicles = missing('its stock has no demo vehicles');

/** Texts of a page with a location's card or with the page of a location. */
const locationTexts = ['Get Directions', 'Contact Us'];

const financeForm = ['id="finance-form"', 'Your Details', 'Get A Personalised Quote'];
const financeLanding = [
  'Get Finance Now',
  'Start Finance Journey',
  'href="/search/used-cars"',
  'Featured Cars',
  'View All Used Cars',
];

function financePage(
  route: string,
  path: (site: SiteExamples) => string,
  texts: (site: SiteExamples) => readonly string[],
): SpecifiedRoute {
  return {
    route,
    path,
    answer: (site) =>
      page({
        title: 'Finance',
        h1: `Finance from ${site.settings.name}`,
        canonical: '/finance',
        texts: [...financeForm, ...texts(site)],
      }),
    except: { 'wandering-van-co': noFinance, 'southern-cross-group': noFinance },
  };
}

function signIn(type: string, heading: (vehicle: string) => string): SpecifiedRoute {
  return {
    route: `/sign-in?type=${type}&redirect={target}&back={origin}`,
    path: () => `/sign-in?type=${type}&redirect=/search&back=/`,
    answer: ({ settings }) => {
      const title = heading(settings.vehicle_type.singular);
      return page({ title, h1: title, canonical: '/sign-in' });
    },
  };
}

function search(
  route: string,
  path: (site: SiteExamples) => string,
  words: (site: SiteExamples) => string,
  except: SpecifiedRoute['except'] = {},
): SpecifiedRoute {
  return {
    route,
    path,
    answer: (site) =>
      page({ title: `${words(site)} for sale`, h1: words(site), canonical: path(site) }),
    except,
  };
}

/** A page that the dealer writes; its words are the dealer's. */
function ownPage(path: string, except: SpecifiedRoute['except'] = {}): SpecifiedRoute {
  return {
    route: path,
    path: () => path,
    answer: (site) => {
      const written = site.ownPage(path);
      if (!written) return { is: 'missing', why: 'its dealer has not written the page' };
      const { title } = written.root.props;
      return page({ title, h1: headingOf(site, path), canonical: path });
    },
    except,
  };
}

/** The heading of an own page: its first section's, or the page's if the section has none. */
function headingOf({ ownPage: written }: SiteExamples, path: string): string {
  const document = written(path);
  const first = document?.content[0]?.props;
  const heading = first && 'title' in first ? first.title : undefined;
  return heading ?? document?.root.props.title ?? '';
}

const locationPage = (route: string, folder: string): SpecifiedRoute => ({
  route,
  path: ({ location }) => `/${folder}/${location.slug}`,
  answer: ({ location }) =>
    page({
      title: `${location.name}, ${location.address.city} ${location.address.state}`,
      h1: location.name,
      canonical: `/contact-us/${location.slug}`,
      texts: [location.address.street, ...locationTexts],
    }),
});

const tradeInPage = (path: string, verb: string): SpecifiedRoute => ({
  route: path,
  path: () => path,
  answer: ({ settings }) => {
    const title = `${verb} your ${settings.vehicle_type.singular}`;
    return page({ title, h1: title, canonical: '/trade-in' });
  },
});

const vehicles = ({ settings }: SiteExamples): string => settings.vehicle_type.plural;

/** The routes of the specification's second document, section 2, on the demo's sites. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  // finance and leads
  financePage(
    '/personalised/finance?car_id={id}',
    ({ vehicle }) => `/personalised/finance?car_id=${vehicle.slug}`,
    ({ vehicle }) => [vehicle.name],
  ),
  financePage(
    "a car_id that contains '?'",
    ({ vehicle }) => `/personalised/finance?car_id=${vehicle.slug}?utm_source=mail`,
    ({ vehicle }) => [vehicle.name],
  ),
  financePage(
    '/finance',
    () => '/finance',
    () => financeLanding,
  ),
  financePage(
    '/finance with presets',
    () =>
      '/finance?vehiclePriceBudget=45000&loanTerm=3&selfAssessedCreditScore=DECENT&whoIsHelping=Mia',
    () => ['value="$45,000"', '3 years', 'checked="" value="DECENT"'],
  ),
  financePage(
    '/finance with the other presets',
    () => '/finance?price=45000&credit_score=POOR',
    () => ['value="$45,000"', 'checked="" value="POOR"'],
  ),
  financePage(
    '/finance-enquiry',
    () => '/finance-enquiry',
    () => financeLanding,
  ),
  financePage(
    '/apply-for-finance',
    () => '/apply-for-finance',
    () => financeLanding,
  ),
  {
    route: '/success',
    path: () => '/success',
    answer: () => page({ title: 'Thank you', h1: 'Thank you, your enquiry is with us' }),
  },
  {
    route: '/checkout-journey?car_id={slug}',
    path: ({ vehicle }) => `/checkout-journey?car_id=${vehicle.slug}`,
    answer: ({ vehicle }) =>
      page({
        title: `Buy the ${vehicle.name} online`,
        h1: `Buy the ${vehicle.name} online`,
        canonical: `/cars/${vehicle.slug}`,
      }),
    except: { 'banksia-motors': noCheckout },
  },
  {
    route: '/cars/{slug}/checkout',
    path: ({ vehicle }) => `/cars/${vehicle.slug}/checkout`,
    answer: reserving,
    except: {
      'banksia-motors': noCheckout,
      'southern-cross-group': ({ vehicle }) => redirect(302, `/cars/${vehicle.slug}/buy-online`),
    },
  },
  {
    route: '/cars/{slug}/buy-online',
    path: ({ vehicle }) => `/cars/${vehicle.slug}/buy-online`,
    answer: ({ vehicle }) => redirect(302, `/cars/${vehicle.slug}/checkout`),
    except: { 'banksia-motors': noCheckout, 'southern-cross-group': reserving },
  },
  {
    route: '/cars/trade-in?car_id={id}',
    path: ({ vehicle }) => `/cars/trade-in?car_id=${vehicle.slug}`,
    answer: ({ vehicle, settings }) =>
      page({
        title: `Trade in your ${settings.vehicle_type.singular}`,
        h1: `Trade in for the ${vehicle.name}`,
        canonical: '/trade-in',
      }),
  },
  tradeInPage('/trade-in', 'Trade in'),
  tradeInPage('/sell-my-car', 'Sell'),
  tradeInPage('/sell-your-car', 'Sell'),
  {
    route: '/spin-to-win',
    path: () => '/spin-to-win',
    answer: ({ settings }) => {
      const name = settings.spin_to_win?.name ?? '';
      return page({ title: name, h1: name, canonical: '/spin-to-win' });
    },
    except: {
      'kestrel-auto': () =>
        redirect(302, '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F'),
      'wandering-van-co': missing('it has no spin_to_win'),
      'southern-cross-group': missing('it has no spin_to_win'),
      'wattle-rye': missing('it has no spin_to_win'),
    },
  },
  {
    route: '/online-payment',
    path: () => '/online-payment',
    answer: missing('online_payment.enabled is off'),
    except: {
      'kestrel-auto': () =>
        redirect(302, '/sign-in?type=online-payment&redirect=%2Fonline-payment&back=%2F'),
    },
  },
  {
    route: '/my-garage',
    path: () => '/my-garage',
    answer: () => redirect(302, '/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F'),
  },
  {
    route: 'a brand garage page',
    path: () => '/my-garage/hyundai',
    answer: missing('accounts.brand_garages is empty'),
    except: {
      'southern-cross-group': () =>
        redirect(302, '/sign-in?type=my-garage&redirect=%2Fmy-garage%2Fhyundai&back=%2F'),
    },
  },
  ...['/book-test-drive', '/book-test-drive/'].map((path): SpecifiedRoute => ({
    route: path,
    path: () => path,
    answer: () =>
      page({
        title: 'Book a test drive',
        h1: 'Book a test drive',
        canonical: '/book-test-drive',
        texts: ['Yes, I would like to subscribe to receive latest offers &amp; product updates.'],
      }),
  })),
  {
    route: '/service, /service#service-booking',
    path: () => '/service',
    answer: ({ settings }) =>
      page({
        title: 'Service',
        h1: `Service for your ${settings.vehicle_type.singular}`,
        canonical: '/service',
        texts: ['id="service-booking"'],
      }),
    except: {
      'southern-cross-group': ({ settings }) =>
        redirect(302, settings.service.external_booking ?? ''),
    },
  },
  {
    route: '/contact',
    path: () => '/contact',
    answer: ({ location }) =>
      page({
        title: 'Contact us',
        h1: 'Contact us',
        canonical: '/contact',
        texts: [location.name, location.address.street, ...locationTexts],
      }),
  },
  ...[
    ['/contact-us', '/contact'],
    ['/our-location', '/dealerships'],
    ['/locations', '/dealerships'],
  ].map(([folder = '', to = '']): SpecifiedRoute => ({
    route: `${folder}, without a slug`,
    path: () => folder,
    answer: () => redirect(302, to),
  })),
  locationPage('/contact-us/{location slug}', 'contact-us'),
  locationPage('/our-location/{slug}', 'our-location'),
  locationPage('/locations/{slug}', 'locations'),
  {
    route: '/dealerships',
    path: () => '/dealerships',
    answer: ({ location }) =>
      page({
        title: 'Our locations',
        h1: 'Our locations',
        canonical: '/dealerships',
        texts: [location.name, location.address.street, ...locationTexts],
      }),
  },
  {
    route: '/dealerships without results',
    path: () => '/dealerships?query=zzzz',
    answer: () =>
      page({
        title: 'Our locations',
        h1: 'Our locations',
        canonical: '/dealerships?query=zzzz',
        texts: ['No Results Available', 'Clear Filters'],
      }),
  },
  {
    route: '/dealerships/{make}?filter=brand',
    path: ({ location }) =>
      `/dealerships/${slugify(location.manufacturers[0] ?? 'toyota')}?filter=brand`,
    answer: ({ location }) =>
      page({
        title: `${location.manufacturers[0]} dealerships`,
        h1: `${location.manufacturers[0]} dealerships`,
        canonical: `/dealerships/${slugify(location.manufacturers[0] ?? '')}?filter=brand`,
        texts: [location.address.street, ...locationTexts],
      }),
    except: { 'banksia-motors': missing('its location represents no make') },
  },
  {
    route: '/dealer-locator',
    path: () => '/dealer-locator',
    answer: ({ location }) =>
      page({
        title: 'Find a location',
        h1: 'Find a location',
        canonical: '/dealer-locator',
        texts: [location.address.street, ...locationTexts],
      }),
  },

  // sign-in
  signIn('trade-in', (vehicle) => `Sign in to value your ${vehicle}`),
  signIn('checkout', (vehicle) => `Sign in to reserve this ${vehicle}`),
  signIn('finance', () => 'Sign in to continue with finance'),
  signIn('spin-to-win', () => 'Sign in to spin to win'),
  signIn('online-payment', () => 'Sign in to pay online'),
  signIn('car-finance', (vehicle) => `Sign in to finance this ${vehicle}`),
  signIn('my-garage', () => 'Sign in to your garage'),
  signIn('watchlist', (vehicle) => `Sign in to save this ${vehicle}`),

  // search
  search(
    '/search',
    () => '/search',
    (site) => `All ${vehicles(site)}`,
  ),
  search(
    '/search/used-cars',
    () => '/search/used-cars',
    (site) => `Used ${vehicles(site)}`,
  ),
  search(
    '/search/new-cars',
    () => '/search/new-cars',
    (site) => `New ${vehicles(site)}`,
    { 'banksia-motors': noNewVehicles, 'wattle-rye': noNewVehicles },
  ),
  search(
    '/search/new-and-demo-cars',
    () => '/search/new-and-demo-cars',
    (site) => `New and demo ${vehicles(site)}`,
    { 'banksia-motors': noNewVehicles, 'wattle-rye': noNewVehicles },
  ),
  search(
    '/search/new-used-and-demo-cars',
    () => '/search/new-used-and-demo-cars',
    (site) => `All ${vehicles(site)}`,
  ),
  search(
    '/search/demo-cars',
    () => '/search/demo-cars',
    (site) => `Demo ${vehicles(site)}`,
    {
      'banksia-motors': noDemoVehicles,
      'wandering-van-co': noDemoVehicles,
      'wattle-rye': noDemoVehicles,
    },
  ),
  search(
    '/search/{make}',
    ({ vehicle }) => `/search/${slugify(vehicle.make)}`,
    (site) => `${site.vehicle.make} ${vehicles(site)}`,
  ),
  search(
    '/search/{make}/{model}',
    ({ vehicle }) => `/search/${slugify(vehicle.make)}/${slugify(vehicle.model)}`,
    ({ vehicle }) => `${vehicle.make} ${vehicle.model}`,
  ),
  {
    route: '/search?range[price]=min:max',
    path: () => '/search?range[price]=10000:60000',
    answer: (site) =>
      page({
        title: `All ${vehicles(site)} for sale`,
        h1: `All ${vehicles(site)}`,
        canonical: '/search?range[price]=10000:60000',
      }),
  },
  {
    route: '/used-car/{slug}',
    path: ({ vehicle }) => `/used-car/${vehicle.slug}`,
    answer: ({ vehicle }) => redirect(308, `/cars/${vehicle.slug}`),
  },
  {
    route: '/parts/search',
    path: () => '/parts/search',
    answer: () => page({ title: 'Find a part', h1: 'Find a part', canonical: '/parts/search' }),
  },
  {
    route: '/special-offers',
    path: () => '/special-offers',
    answer: ({ offer }) =>
      page({
        title: 'Special offers',
        h1: 'Special offers',
        canonical: '/special-offers',
        texts: [offer.id, 'View more', 'Explore'],
      }),
  },
  {
    route: '/special-offers without results',
    path: () => '/special-offers?categories=None',
    answer: () =>
      page({
        title: 'Special offers',
        h1: 'Special offers',
        canonical: '/special-offers?categories=None',
        texts: [
          'No Results Available',
          'There appears to be no offers currently available that meet the conditions of your search',
          'Clear Filters',
        ],
      }),
  },

  // brands, models and offers
  {
    route: '/brands',
    path: () => '/brands',
    answer: ({ brand }) =>
      page({
        title: 'Brands',
        h1: 'Our brands',
        canonical: '/brands',
        texts: [`href="/${brand.slug}/overview"`],
      }),
  },
  ...['/brands/{slug}', '/{brand}/overview'].map((route): SpecifiedRoute => ({
    route,
    path: ({ brand }) => route.replace(/\{\w+\}/, brand.slug),
    answer: ({ brand, settings }) =>
      page({
        title: brand.name,
        h1: `${brand.name} at ${settings.name}`,
        canonical: `/${brand.slug}/overview`,
      }),
  })),
  {
    route: '/models',
    path: () => '/models',
    answer: ({ model }) =>
      page({
        title: 'Models',
        h1: 'Models',
        canonical: '/models',
        texts: ['All Vehicles', `href="/${model.slug}"`],
      }),
  },
  {
    route: '/models?body={body}',
    path: () => '/models?body=none',
    answer: () =>
      page({
        title: 'None models',
        h1: 'None models',
        canonical: '/models?body=none',
        texts: ['All Vehicles', 'No Results Available', 'Clear Filters'],
      }),
  },
  {
    route: '/{model slug}',
    path: ({ model }) => `/${model.slug}`,
    answer: ({ model }) => page({ title: model.name, h1: model.name, canonical: `/${model.slug}` }),
  },
  ...['/offers/{manufacturer}/{offerId}', '/offers/{offerId}'].map((route): SpecifiedRoute => ({
    route,
    path: ({ offer }) =>
      route.replace('{manufacturer}', offer.manufacturer).replace('{offerId}', offer.id),
    answer: ({ offer }) =>
      page({
        title: offer.name,
        h1: offer.name,
        canonical: `/offers/${offer.manufacturer}/${offer.id}`,
      }),
  })),

  // content
  {
    route: '/',
    path: () => '/',
    answer: (site) => {
      const { name, tagline } = site.settings;
      return page({ title: `${name} | ${tagline}`, h1: headingOf(site, '/'), canonical: '/' });
    },
  },
  ownPage('/about-us'),
  ownPage('/careers'),
  ownPage('/fleet', {
    'banksia-motors': missing('its dealer has no page about fleets'),
    'wandering-van-co': missing('its dealer has no page about fleets'),
    'wattle-rye': missing('its dealer has no page about fleets'),
  }),
  ownPage('/terms-and-conditions'),
  ownPage('/privacy-policy'),
  {
    route: '/vehicle-parts-and-accessories',
    path: () => '/vehicle-parts-and-accessories',
    answer: ({ settings }) =>
      page({
        title: 'Parts and accessories',
        h1: `Parts and accessories for your ${settings.vehicle_type.singular}`,
        canonical: '/vehicle-parts-and-accessories',
      }),
  },
  ownPage('/pages/warranty'),
  ownPage('/warranty'),
  ownPage('/roadside-assist'),
  ownPage('/owner-benefits'),
  ownPage('/eofy'),
  ownPage('/pages/electric-vehicles'),

  // anchors
  {
    route: '#finance-calculator, #vehicle-map, #key-information, #finance-form',
    path: ({ vehicle }) => `/cars/${vehicle.slug}`,
    answer: (site) => vehiclePage(site, ['id="finance-calculator"', '#finance-form"']),
    except: {
      'wandering-van-co': (site) => vehiclePage(site),
      'southern-cross-group': (site) => vehiclePage(site),
    },
  },
];

function reserving({ vehicle }: SiteExamples): RouteAnswer {
  return page({
    title: `Reserve the ${vehicle.name}`,
    h1: `Reserve the ${vehicle.name}`,
    canonical: `/cars/${vehicle.slug}`,
  });
}

function vehiclePage({ vehicle }: SiteExamples, texts: readonly string[] = []): RouteAnswer {
  return page({
    title: `Used ${vehicle.full_name}`,
    h1: vehicle.name,
    canonical: `/cars/${vehicle.slug}`,
    texts: ['id="vehicle-map"', 'id="key-information"', 'Book a Test Drive', 'Trade In', ...texts],
  });
}
