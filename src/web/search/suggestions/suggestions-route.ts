import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/suggestions-route.ts';
import { suggestionViews } from './suggestion-views.ts';

/**
 * `GET /api/search-suggestions?query=cor`: suggested searches for a typed text, with their counts. 404 if the site
 * turns suggestions off.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, stock, understanding } = context.get(requestServices);
  if (!site.settings.search.suggestions) return new Response(null, { status: 404 });
  const query = url.searchParams.get('query') ?? '';
  return Response.json(await suggestionViews(query, stock, site.settings, understanding()));
}
