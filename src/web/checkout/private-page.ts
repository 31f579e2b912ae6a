import { unlistedMeta } from '#web/site/unlisted-meta.ts';

/** For pages that change with a payment, which is not part of any cache's key. */
export const noStore = { 'cache-control': 'no-store' };

const noReferrer = { name: 'referrer', content: 'no-referrer' };

/** Meta tags of a page that only the shopper knows the address of. */
export function privateMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }, noReferrer];
}

/** The `meta` of a route with a fixed title. A page that failed has the title of its failure instead. */
export function privateRouteMeta(title: string) {
  const unlisted = unlistedMeta(title);
  return (route: Parameters<typeof unlisted>[0]) => [...unlisted(route), noReferrer];
}
