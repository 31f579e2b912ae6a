import { get } from './site-pages.ts';

export const demoSites = [
  'banksia-motors',
  'kestrel-auto',
  'wandering-van-co',
  'southern-cross-group',
  'wattle-rye',
] as const;
export type DemoSite = (typeof demoSites)[number];

/** A representative page of a kind on a site. */
export interface PageOfKind {
  kind: string;
  path: string;
}

/** A page of every kind that a demo site serves. Vehicles, offers and models come from the site's lists. */
export async function pagesOfEveryKind(site: DemoSite): Promise<PageOfKind[]> {
  const linksOn = async (path: string, pattern: RegExp): Promise<string[]> => {
    const { body } = await get(`${site}.localhost`, path);
    return [...new Set([...body.matchAll(pattern)].map(([, link]) => link ?? ''))];
  };
  const vehiclesOn = (path: string) => linksOn(path, /href="\/cars\/([\w-]+)["#?]/g);
  const newest = await vehiclesOn('/search?status=in_stock');
  const [sold] = await vehiclesOn('/search?status=sold');
  const [post] = await linksOn('/blog', /href="(\/blog\/[\w-]+)"/g);
  const [firstOffer] = await linksOn('/special-offers', /href="(\/offers\/[\w/-]+)"/g);
  const [model] = await linksOn('/models', /href="(\/[\w-]+)" class="card-link"/g);
  const [brandPage] = await linksOn('/brands', /href="(\/[\w-]+\/overview)"/g);
  const [brand] = await linksOn('/dealerships', /href="(\/dealerships\/[^"]+)"/g);
  const [location] = await linksOn('/dealerships', /href="(\/contact-us\/[^"?#]+)/g);
  const finance = await get(`${site}.localhost`, '/finance');
  const giveaway = await get(`${site}.localhost`, '/spin-to-win');
  const checkout = await firstCheckout(site, newest);
  const cars = newest.slice(0, 3).map((slug) => `car=${slug}`);

  const pages: (PageOfKind | undefined)[] = [
    { kind: 'home', path: '/' },
    { kind: 'search', path: '/search' },
    { kind: 'search, middle page', path: '/search?page=4' },
    { kind: 'search, filtered', path: '/search?body=suv&fuel=Diesel&range[price]=10000:90000' },
    { kind: 'search without results', path: '/search?query=zzzzzz' },
    { kind: 'search of sold vehicles', path: '/search?status=sold' },
    ...newest.slice(0, 3).map((slug, at) => ({
      kind: `vehicle ${at + 1}`,
      path: `/cars/${slug}`,
    })),
    sold ? { kind: 'sold vehicle', path: `/cars/${sold}` } : undefined,
    { kind: 'vehicle that does not exist', path: '/cars/none-0' },
    { kind: 'trade-in for a vehicle', path: `/cars/trade-in?car_id=${newest[0]}` },
    checkout ? { kind: 'checkout', path: checkout } : undefined,
    checkout
      ? { kind: 'purchase', path: `/checkout-journey?car_id=${checkout.split('/')[2]}` }
      : undefined,
    { kind: 'reservation that does not exist', path: '/reservation/none' },
    { kind: 'online payment', path: '/online-payment' },
    { kind: 'payment that does not exist', path: '/payment/none' },
    { kind: 'contact', path: '/contact' },
    location ? { kind: 'contact of a location', path: location } : undefined,
    { kind: 'trade-in', path: '/trade-in' },
    ...(finance.status === 200
      ? [
          { kind: 'finance', path: '/finance' },
          {
            kind: 'finance for a vehicle',
            path: `/personalised/finance?car_id=${newest[0]}`,
          },
        ]
      : []),
    giveaway.status === 404 ? undefined : { kind: 'spin to win', path: '/spin-to-win' },
    { kind: 'garage', path: '/my-garage' },
    { kind: 'enquiries in the garage', path: '/my-garage/activity' },
    { kind: 'saved searches in the garage', path: '/my-garage/searches' },
    { kind: 'account in the garage', path: '/my-garage/account' },
    { kind: 'deletion of an account', path: '/my-garage/delete' },
    { kind: 'deleted account', path: '/my-garage/deleted' },
    { kind: 'signed out', path: '/my-garage/signed-out' },
    site === 'southern-cross-group'
      ? { kind: 'garage of a brand', path: '/my-garage/hyundai' }
      : { kind: 'garage of a brand that does not exist', path: '/my-garage/hyundai' },
    { kind: 'saving a search', path: '/save-search?search=/search/used-cars' },
    { kind: 'confirmation that does not exist', path: '/alerts/confirm?token=none' },
    { kind: 'alert that does not exist', path: '/alerts/unsubscribe?token=none' },
    { kind: 'sign-in', path: '/sign-in?type=watchlist&redirect=/search&back=/' },
    { kind: 'call', path: '/call' },
    { kind: 'careers', path: '/careers' },
    site === 'banksia-motors' ? undefined : { kind: 'build and price', path: '/build-and-price' },
    // this site's workshop has another booking system
    site === 'southern-cross-group' ? undefined : { kind: 'service', path: '/service' },
    { kind: 'parts', path: '/vehicle-parts-and-accessories' },
    { kind: 'own page with pictures', path: '/about-us' },
    { kind: 'own page of text', path: '/terms-and-conditions' },
    { kind: 'own page with a stock section', path: '/eofy' },
    { kind: 'test drive', path: '/book-test-drive' },
    { kind: 'comparison', path: `/compare?${cars.join('&')}` },
    { kind: 'comparison of one vehicle', path: `/compare?${cars[0]}` },
    { kind: 'empty comparison', path: '/compare' },
    { kind: 'saved vehicles', path: '/saved' },
    { kind: 'offers', path: '/special-offers' },
    { kind: 'offers without results', path: '/special-offers?categories=None' },
    firstOffer ? { kind: 'offer', path: firstOffer } : undefined,
    { kind: 'blog', path: '/blog' },
    { kind: 'blog without results', path: '/blog?category=none' },
    post ? { kind: 'post', path: post } : undefined,
    { kind: 'brands', path: '/brands' },
    brandPage ? { kind: 'brand', path: brandPage } : undefined,
    { kind: 'preview that does not exist', path: '/preview/none' },
    { kind: 'style guide', path: '/styleguide' },
    {
      kind: 'unreadable budget without results',
      path: '/budget-search?repayment=forty&deposit=5000',
    },
    { kind: 'models', path: '/models' },
    model ? { kind: 'model', path: model } : undefined,
    { kind: 'locator', path: '/dealer-locator' },
    { kind: 'locator, from a postcode', path: '/dealer-locator?postcode=3000' },
    { kind: 'directory', path: '/dealerships' },
    { kind: 'directory without results', path: '/dealerships?query=zzzz' },
    brand ? { kind: 'directory of a brand', path: brand } : undefined,
    { kind: 'success', path: '/success' },
    { kind: 'page that does not exist', path: '/nowhere' },
    { kind: 'print', path: `/print?car_id=${newest[0]}` },
  ];
  return pages.filter((page) => page !== undefined);
}

/** The address of the first available checkout. */
async function firstCheckout(site: DemoSite, slugs: string[]): Promise<string | undefined> {
  for (const slug of slugs) {
    for (const path of [`/cars/${slug}/checkout`, `/cars/${slug}/buy-online`]) {
      const { body } = await get(`${site}.localhost`, path);
      if (body.includes('name="email"')) return path;
    }
  }
  return undefined;
}
