import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import { quotedStock } from './finance/quotes.ts';
import type { RequestContext, RequestFacts, SharedResources } from './request-context.ts';
import { vehiclesOfSite } from './stock/vehicle-reader.ts';

/** Makes the context of a request. The stock is opened on first use, because many endpoints do not search. */
export function openRequest(
  resources: SharedResources,
  site: Site,
  request: RequestFacts,
): RequestContext {
  const { database, index, finance } = resources;
  let opened: SiteStock | undefined;
  const open = (): SiteStock => (opened ??= index.open(site, request.now));
  return {
    ...resources,
    ...request,
    site,
    db: database.db,
    visitor: request.session?.visitor,
    stock: quotedStock({ site, finance }, open),
    vehicles: vehiclesOfSite(resources, site),
    isIncomplete: false,
  };
}
