import type { SiteSettings } from '#site/site-settings.ts';

interface SitePage {
  /** Route pattern as in the web app's `routes.ts`: `cars/:slug`. A test compares the two. */
  pattern: string;
  /** The setting that turns the page on; without it, the page always exists. */
  setting?: string;
  isOn?(settings: SiteSettings): boolean;
}

const tradeIn = {
  setting: 'trade_in.enabled',
  isOn: ({ trade_in }: SiteSettings) => trade_in.enabled,
};
const finance = {
  setting: 'finance.enabled',
  isOn: ({ finance: shown }: SiteSettings) => shown.enabled,
};
const alerts = {
  setting: 'alerts.enabled',
  isOn: ({ alerts: { enabled } }: SiteSettings) => enabled,
};
const checkout = {
  setting: 'checkout.enabled',
  isOn: ({ checkout: { enabled } }: SiteSettings) => enabled,
};

/**
 * The pages of the platform that links in the settings can point to. Dealers' own pages and models depend on the
 * content instead.
 */
export const sitePages: readonly SitePage[] = [
  { pattern: '' },
  { pattern: 'search/*' },
  { pattern: 'cars/trade-in', ...tradeIn },
  { pattern: 'cars/:slug' },
  { pattern: 'cars/:slug/checkout', ...checkout },
  { pattern: 'cars/:slug/buy-online', ...checkout },
  { pattern: 'checkout-journey', ...checkout },
  { pattern: 'reservation/:id' },
  {
    pattern: 'online-payment',
    setting: 'online_payment.enabled',
    isOn: ({ online_payment }) => online_payment.enabled,
  },
  { pattern: 'payment/:id' },
  {
    pattern: 'spin-to-win',
    setting: 'the absence of spin_to_win',
    isOn: ({ spin_to_win }) => spin_to_win !== undefined,
  },
  { pattern: 'sign-in' },
  { pattern: 'my-garage' },
  { pattern: 'my-garage/searches', ...alerts },
  { pattern: 'save-search', ...alerts },
  { pattern: 'alerts/confirm', ...alerts },
  { pattern: 'alerts/unsubscribe', ...alerts },
  { pattern: 'my-garage/activity' },
  { pattern: 'my-garage/account' },
  { pattern: 'my-garage/delete' },
  { pattern: 'my-garage/deleted' },
  { pattern: 'my-garage/signed-out' },
  {
    pattern: 'my-garage/:brand',
    setting: 'accounts.brand_garages',
    isOn: ({ accounts }) => accounts.brand_garages.length > 0,
  },
  { pattern: 'finance', ...finance },
  { pattern: 'finance-enquiry', ...finance },
  { pattern: 'apply-for-finance', ...finance },
  { pattern: 'personalised/finance', ...finance },
  { pattern: 'used-car/:slug' },
  { pattern: 'contact' },
  { pattern: 'contact-us/:location' },
  { pattern: 'our-location/:location' },
  { pattern: 'locations/:location' },
  { pattern: 'trade-in', ...tradeIn },
  { pattern: 'sell-your-car', ...tradeIn },
  { pattern: 'sell-my-car', ...tradeIn },
  { pattern: 'book-test-drive' },
  { pattern: 'compare' },
  { pattern: 'special-offers' },
  { pattern: 'offers/:manufacturer?/:offerId' },
  { pattern: 'blog' },
  { pattern: 'blog/:slug' },
  { pattern: 'models' },
  { pattern: 'dealer-locator' },
  { pattern: 'dealerships/:within?' },
  { pattern: 'success' },
  { pattern: 'print' },
  { pattern: 'call' },
];

/** The page at a path. @param path `/search/toyota` */
export function pageAt(path: string): SitePage | undefined {
  return compiled.find(({ expression }) => expression.test(path))?.page;
}

/** Whether a path is that of one item, such as a vehicle, which may no longer exist or never have: `/cars/2019-kia`. */
export function isItemPath(path: string): boolean {
  return /:\w+$/.test(pageAt(path)?.pattern ?? '');
}

const compiled = sitePages.map((page) => ({ page, expression: expressionOf(page.pattern) }));

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
  return new RegExp(`^${source}/?$`);
}
