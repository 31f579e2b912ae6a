import { redirect } from 'react-router';
import { withParameters } from '#domain/finance/finance-link.ts';
import type { RequestServices } from '#services/request-services.ts';
import { platformPageAt } from '#site/pages/platform-pages.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { requirePage } from '#web/site/require-page.ts';
import { cleanedCarId } from './vehicle-of-link.ts';

type Asking = Pick<RequestServices, 'site' | 'visitor'>;

/** @throws a 404 if the site offers no finance; a redirect to sign in first, or to the page of another provider */
export function requireFinanceAccess(services: Asking, url: URL): void {
  const { settings } = services.site;
  const { sign_in } = settings;
  requirePage(services, url);
  // one of the finance pages may belong to another provider
  const target = platformPageAt(url.pathname)?.forwardsTo?.(settings);
  if (target !== undefined ? sign_in.equifax : sign_in.finance)
    signedIn(services, url, url.searchParams.has('car_id') ? 'car-finance' : 'finance');
  if (target !== undefined) throw redirect(forwardedTo(target, url.searchParams));
}

/**
 * The configured page with every parameter of the address. Source: specification 2, section 2, "Finance and lead
 * routes", the equifax-style variant.
 */
export function forwardedTo(target: string, given: URLSearchParams): string {
  const parameters = new URLSearchParams(given);
  const carId = parameters.get('car_id');
  if (carId !== null) parameters.set('car_id', cleanedCarId(carId));
  return withParameters(target, parameters);
}
