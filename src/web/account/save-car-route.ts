import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/save-car-route.ts';
import { watchlistAction } from './watchlist-action.ts';

/** `POST /api/watchlist/save-car`. */
export function action({ context, request }: Route.ActionArgs) {
  return watchlistAction(request, context.get(requestServices), 'save');
}
