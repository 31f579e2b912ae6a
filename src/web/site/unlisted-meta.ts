import type { MetaDescriptor } from 'react-router';
import { loadedSite, type MatchedRoute } from './use-site.ts';

interface MetaOfRoute {
  error?: unknown;
  matches: readonly MatchedRoute[];
}

/**
 * The `meta` of a route that search engines do not list. A page that failed has the title of its failure instead.
 * @param title without the dealer's name, which follows it
 */
export function unlistedMeta(title: string) {
  return ({ error, matches }: MetaOfRoute): MetaDescriptor[] => {
    if (error) return [];
    const dealer = loadedSite(matches)?.name;
    return [
      { title: dealer === undefined ? title : `${title} | ${dealer}` },
      { name: 'robots', content: 'noindex' },
    ];
  };
}
