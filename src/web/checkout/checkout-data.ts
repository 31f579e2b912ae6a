import { data } from 'react-router';
import type { CheckoutPurpose } from '#domain/form/form-context.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { requirePage } from '#web/site/require-page.ts';
import { checkoutView } from './checkout-view.ts';

/** Makes the data of a checkout page. @throws a 404 if the site has no checkout or no such vehicle */
export function checkoutData(
  services: RequestServices,
  vehicle: Vehicle | undefined,
  purpose: CheckoutPurpose,
  url: URL,
) {
  const { site, now, origin, payments, visitor } = services;
  const { settings } = site;
  const subject = checkoutSubject(services, vehicle, url);
  const view = checkoutView(subject, purpose, settings, now, {
    hasPayments: payments.areAvailable(),
    page: url.pathname + url.search,
    visitor,
  });
  const path = `/cars/${subject.slug}`;
  return {
    view,
    meta: pageMeta({
      title: `${view.heading} | ${settings.name}`,
      description: `${view.heading} at ${settings.name}.`,
      canonical: path,
      origin,
      settings,
      trail: [{ name: view.vehicle.title, path }],
      noindex: true,
    }),
  };
}

/**
 * Checks that the vehicle may be checked out by this visitor. All pages and submissions of the checkout call it.
 * @throws a 404 if the site has no checkout or no such vehicle; a redirect if it asks visitors to sign in first, which
 * waits until the vehicle is known
 */
export function checkoutSubject(
  services: Pick<RequestServices, 'site' | 'visitor'>,
  vehicle: Vehicle | undefined,
  url: URL,
): Vehicle {
  requirePage(services, url);
  if (!vehicle) throw data(null, { status: 404 });
  const { sign_in } = services.site.settings;
  if (sign_in.checkout) signedIn(services, url, 'checkout', `/cars/${vehicle.slug}`);
  return vehicle;
}
