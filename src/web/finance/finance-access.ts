import { data, redirect } from 'react-router';
import { withParameters } from '#domain/finance/finance-link.ts';
import type { SiteServices } from '#services/site-services.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { cleanedCarId } from './vehicle-of-link.ts';

/** The page that a site may send on to another one; its other finance pages have the form. */
const FORWARDING_PAGE = '/finance';

type Asking = Pick<SiteServices, 'site' | 'visitor'>;

/** @throws a 404 if the site offers no finance; a redirect to sign in first, or to the page of another provider */
export function requireFinanceAccess(services: Asking, url: URL): void {
  const { finance, finance_page: page, sign_in } = services.site.settings;
  if (!finance.enabled) throw data(null, { status: 404 });
  const isForwarded = page.forwards_to !== undefined && url.pathname === FORWARDING_PAGE;
  if (isForwarded ? sign_in.equifax : sign_in.finance)
    signedIn(services, url, url.searchParams.has('car_id') ? 'car-finance' : 'finance');
  if (isForwarded) throw redirect(forwardedTo(page.forwards_to ?? '', url.searchParams));
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
