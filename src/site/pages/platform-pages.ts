import { savedList } from '#site/saved-list.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A page of the platform, or a family of them. Dealers' own pages, brands and models are content instead. */
export interface PlatformPage {
  /** As in a route: `cars/:slug`. */
  pattern: string;
  /** The module of its route in `src/web`. Without it, `default-pages.ts` makes the page until the dealer writes one. */
  route?: string;
  /** Printed: neither header nor footer. */
  isBare?: true;
  /** The setting that turns the page on; without it, the page always exists. */
  setting?: string;
  isOn?(settings: SiteSettings): boolean;
  /** Where a site sends the page's shoppers instead. */
  forwardsTo?(settings: SiteSettings): string | undefined;
  /** Whether the page is in the sitemap: always, or if the content has something to show on it. */
  isListed?: true | ((content: ShownContent) => boolean);
  /** For `llms.txt`. */
  summary?: { title: string; note: string };
}

/** Whether the content has something of each kind to show today. */
export interface ShownContent {
  offers: boolean;
  models: boolean;
  posts: boolean;
}

const tradeIn = {
  route: 'trade-in/trade-in-route.tsx',
  setting: 'trade_in.enabled',
  isOn: ({ trade_in }: SiteSettings) => trade_in.enabled,
};
const finance = {
  route: 'finance/finance-route.tsx',
  setting: 'finance.enabled',
  isOn: ({ finance: shown }: SiteSettings) => shown.enabled,
};
const alerts = {
  setting: 'alerts.enabled',
  isOn: ({ alerts: { enabled } }: SiteSettings) => enabled,
};
const checkout = {
  route: 'checkout/checkout-route.tsx',
  setting: 'checkout.enabled',
  isOn: ({ checkout: { enabled } }: SiteSettings) => enabled,
};

/** One row for each page: routes, sitemap, `llms.txt`, redirects and the warnings about links read them. */
// a table is easier to compare with one row a page
// oxfmt-ignore
const table = [
  { pattern: '', route: 'pages/page-route.tsx', isListed: true },
  { pattern: 'search/*', route: 'search/search-route.tsx', isListed: true },
  { pattern: 'cars/trade-in', ...tradeIn },
  { pattern: 'cars/:slug', route: 'vehicle/vehicle-route.tsx' },
  { pattern: 'cars/:slug/checkout', ...checkout },
  { pattern: 'cars/:slug/buy-online', ...checkout },
  { pattern: 'checkout-journey', ...checkout, route: 'checkout/checkout-journey-route.tsx' },
  { pattern: 'reservation/:id', route: 'checkout/reservation-route.tsx' },
  {
    pattern: 'online-payment', route: 'payment/online-payment-route.tsx',
    setting: 'online_payment.enabled', isOn: ({ online_payment }) => online_payment.enabled,
  },
  { pattern: 'payment/:id', route: 'payment/payment-route.tsx' },
  {
    pattern: 'spin-to-win', route: 'giveaway/spin-to-win-route.tsx',
    setting: 'the absence of spin_to_win', isOn: ({ spin_to_win }) => spin_to_win !== undefined,
  },
  { pattern: 'sign-in', route: 'account/sign-in-route.tsx' },
  { pattern: 'my-garage', route: 'account/garage/garage-route.tsx' },
  { pattern: 'my-garage/searches', route: 'alerts/searches-route.tsx', ...alerts },
  { pattern: 'save-search', route: 'alerts/save-search-route.tsx', ...alerts },
  { pattern: 'alerts/confirm', route: 'alerts/confirm-route.tsx', ...alerts },
  { pattern: 'alerts/unsubscribe', route: 'alerts/unsubscribe-route.tsx', ...alerts },
  { pattern: 'my-garage/activity', route: 'account/garage/activity/activity-route.tsx' },
  { pattern: 'my-garage/account', route: 'account/garage/profile/profile-route.tsx' },
  { pattern: 'my-garage/delete', route: 'account/garage/deletion/delete-route.tsx' },
  { pattern: 'my-garage/deleted', route: 'account/garage/deletion/deleted-route.tsx' },
  { pattern: 'my-garage/signed-out', route: 'account/garage/signed-out-route.tsx' },
  {
    pattern: 'my-garage/:brand', route: 'account/garage/brand-garage-route.tsx',
    setting: 'accounts.brand_garages', isOn: ({ accounts }) => accounts.brand_garages.length > 0,
  },
  {
    pattern: 'special-offers', route: 'content/offers/offers-route.tsx',
    isListed: ({ offers }) => offers, summary: { title: 'Special offers', note: 'current offers' },
  },
  { pattern: 'offers/:manufacturer?/:offerId', route: 'content/offers/offer-route.tsx' },
  {
    pattern: 'models', route: 'content/models/models-route.tsx',
    isListed: ({ models }) => models, summary: { title: 'Models', note: 'new models with their variants' },
  },
  {
    pattern: 'trade-in', ...tradeIn,
    isListed: true, summary: { title: 'Trade-in', note: 'a valuation of your own vehicle' },
  },
  { pattern: 'sell-your-car', ...tradeIn },
  { pattern: 'sell-my-car', ...tradeIn },
  {
    pattern: 'finance', ...finance, forwardsTo: ({ finance_page }) => finance_page.forwards_to,
    isListed: true, summary: { title: 'Finance', note: 'repayments and an application' },
  },
  { pattern: 'finance-enquiry', ...finance },
  { pattern: 'apply-for-finance', ...finance },
  { pattern: 'personalised/finance', ...finance },
  { pattern: 'used-car/:slug', route: 'vehicle/used-car-redirect.ts' },
  { pattern: 'book-test-drive', route: 'enquiry/test-drive-route.tsx', isListed: true },
  { pattern: 'compare', route: 'compare/compare-route.tsx' },
  {
    pattern: 'saved', route: 'favourites/saved-route.tsx',
    setting: 'card.toggle', isOn: (settings) => savedList(settings) !== undefined,
  },
  {
    pattern: 'blog', route: 'blog/blog-route.tsx',
    isListed: ({ posts }) => posts, summary: { title: 'Blog', note: 'news and advice' },
  },
  { pattern: 'blog/:slug', route: 'blog/post-route.tsx' },
  { pattern: 'dealer-locator', route: 'places/locator/locator-route.tsx', isListed: true },
  {
    pattern: 'dealerships/:within?', route: 'content/directory/directory-route.tsx',
    isListed: true, summary: { title: 'Locations', note: 'addresses, opening hours and phone numbers' },
  },
  {
    pattern: 'contact', route: 'enquiry/contact-route.tsx',
    isListed: true, summary: { title: 'Contact', note: 'a form that reaches the sales team' },
  },
  { pattern: 'contact-us/:location', route: 'places/place-route.tsx' },
  { pattern: 'our-location/:location', route: 'places/place-route.tsx' },
  { pattern: 'locations/:location', route: 'places/place-route.tsx' },
  { pattern: 'print', route: 'print/print-route.tsx', isBare: true },
  { pattern: 'success', route: 'enquiry/success-route.tsx' },
  { pattern: 'call', route: 'phone/call-route.tsx' },
  {
    pattern: 'build-and-price', isListed: true,
    setting: 'content.build_and_price', isOn: ({ content }) => content.build_and_price,
  },
  { pattern: 'careers', isListed: true },
  { pattern: 'service', isListed: true, forwardsTo: ({ service }) => service.external_booking },
  { pattern: 'vehicle-parts-and-accessories', isListed: true },
  { pattern: 'parts/search' },
  { pattern: 'privacy-policy' },
  { pattern: 'terms-and-conditions' },
] as const satisfies readonly PlatformPage[];

export const platformPages: readonly PlatformPage[] = table;

/** The addresses at which every site has a page until its dealer writes one there, if its settings do not turn it off. */
export type DefaultPath = '/' | `/${Exclude<(typeof table)[number], { route: string }>['pattern']}`;

/** The page at a path. Like the router, it reads `/Finance` and `/%66inance` as `/finance`. @param path `/search/toyota` */
export function platformPageAt(path: string): PlatformPage | undefined {
  const decoded = decodedPath(path);
  return compiled.find(({ expression }) => expression.test(decoded))?.page;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // what is not encoded properly is no page
    return path;
  }
}

/** Whether a path leads to one item, such as a vehicle, which may no longer exist or never have: `/cars/2019-kia`. */
export function isItemPath(path: string): boolean {
  return /:\w+$/.test(platformPageAt(path)?.pattern ?? '');
}

/** The pages that a site tells search engines and language models of. */
export function listedPages(
  settings: SiteSettings,
  content: ShownContent,
): { path: string; summary: PlatformPage['summary'] }[] {
  return platformPages
    .filter(({ isOn, isListed, forwardsTo }) => {
      const isShown = typeof isListed === 'function' ? isListed(content) : isListed === true;
      return isShown && isOn?.(settings) !== false && forwardsTo?.(settings) === undefined;
    })
    .map(({ pattern, summary }) => ({ path: fixedPath(pattern), summary }));
}

/** The address of a page without its optional parts: `search/*` is at `/search`. */
function fixedPath(pattern: string): string {
  return `/${pattern.replace(/\/?(?:\*|:\w+\?)$/, '')}`;
}

/** Where the folders of the locations' pages lead, unless a dealer has a page or a redirect there. */
export const locationFolders: ReadonlyMap<string, string> = new Map([
  ['/contact-us', '/contact'],
  ['/locations', '/dealerships'],
  ['/our-location', '/dealerships'],
]);

const compiled = platformPages.map((page) => ({ page, expression: expressionOf(page.pattern) }));

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (!part.startsWith(':')) return `/${part}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    })
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}
