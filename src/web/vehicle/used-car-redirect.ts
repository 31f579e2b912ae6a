import { redirect } from 'react-router';
import type { Route } from './+types/used-car-redirect.ts';

/** Redirects the former address of a vehicle's page. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(`/cars/${encodeURIComponent(params.slug)}${url.search}`, 308);
}
