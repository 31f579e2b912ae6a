import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import { openSearch } from '#search/vehicle-search/understanding/open-search.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/yards-route.ts';
import { yardsView } from './yards-view.ts';

/** `GET /api/yards/toyota?price_max=30000`: the yards with what they have of a search. 404 if it is not a search. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, stock, understanding } = context.get(requestServices);
  const segments = (params['*'] ?? '').split('/').filter(Boolean);
  const typed = parseSearchUrl(segments, url.searchParams, await stock.vocabulary());
  if (!typed) return new Response(null, { status: 404 });
  const { criteria } = await openSearch(typed, stock, understanding());
  return Response.json(await yardsView(criteria, stock, site.settings));
}
