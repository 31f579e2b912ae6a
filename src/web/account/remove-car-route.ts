import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/remove-car-route.ts';
import { watchlistAction } from './watchlist-action.ts';

/** `POST /api/watchlist/remove-car`. */
export function action({ context, request }: Route.ActionArgs) {
  return watchlistAction(request, context.get(requestServices), 'remove');
}
