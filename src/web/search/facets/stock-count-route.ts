import { displayedCount } from '#search/vehicle-search/displayed-count.ts';
import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/stock-count-route.ts';
import { showMeLabel } from './show-me-label.ts';
import { openSearch } from '#search/vehicle-search/understanding/open-search.ts';

/**
 * `GET /api/stock-count`, with the parameters of a search: the label of a button that opens it. 404 for an invalid
 * search.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, stock, understanding } = context.get(requestServices);
  const { vehicle_type: noun } = site.settings;
  const criteria = parseSearchUrl([], url.searchParams, await stock.vocabulary());
  if (!criteria) return new Response(null, { status: 404 });
  const understood = await openSearch(criteria, stock, understanding());
  const found = await stock.search(understood.criteria);
  return Response.json({ label: showMeLabel(displayedCount(found), noun) });
}
