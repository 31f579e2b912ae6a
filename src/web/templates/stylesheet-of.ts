import type { TemplateName } from '#site/site-settings.ts';

/** Pages that need the same styles. */
export const pageKinds = ['home', 'search', 'vehicle', 'print', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

type Stylesheets = Record<TemplateName | PageKind | 'common', string>;

/** The server alone holds the texts; the browser finds them in the page, and its script stays without them. */
const stylesheets: Stylesheets | undefined = import.meta.env.SSR
  ? await readStylesheets()
  : undefined;

/** The styles of one kind of page: what all pages share, its own, then the template's. */
export function stylesheetOf(template: TemplateName, kind: PageKind): string {
  if (stylesheets === undefined) return '';
  return stylesheets.common + stylesheets[kind] + stylesheets[template];
}

export function pageKindOf(path: string): PageKind {
  if (path === '/') return 'home';
  if (/^\/search(\/|$)/.test(path)) return 'search';
  if (path === '/print') return 'print';
  // what is done about a vehicle, as its trade-in, is a page of another kind
  return /^\/cars\/(?!trade-in$)[^/]+$/.test(path) ? 'vehicle' : 'other';
}

async function readStylesheets(): Promise<Stylesheets> {
  const [common, home, search, vehicle, print, other, harbour, paddock] = await Promise.all([
    import('#web/styles/pages/common.css?inline'),
    import('#web/styles/pages/home.css?inline'),
    import('#web/styles/pages/search.css?inline'),
    import('#web/styles/pages/vehicle.css?inline'),
    import('#web/styles/pages/print.css?inline'),
    import('#web/styles/pages/other.css?inline'),
    import('#web/templates/harbour/harbour.css?inline'),
    import('#web/templates/paddock/paddock.css?inline'),
  ]);
  return {
    common: common.default,
    home: home.default,
    search: search.default,
    vehicle: vehicle.default,
    print: print.default,
    other: other.default,
    harbour: harbour.default,
    paddock: paddock.default,
  };
}
