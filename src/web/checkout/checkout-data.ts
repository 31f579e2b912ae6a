import { data } from 'react-router';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteServices } from '#services/site-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { type CheckoutPurpose, checkoutView } from './checkout-view.ts';

/** Makes the data of a checkout page. @throws a 404 if the site has no checkout or no such vehicle */
export function checkoutData(
  services: SiteServices,
  vehicle: Vehicle | undefined,
  purpose: CheckoutPurpose,
) {
  const { site, now, origin, hasPayments } = services;
  const { settings } = site;
  const subject = checkoutSubject(services, vehicle);
  const view = checkoutView(subject, purpose, settings, now, hasPayments);
  const path = `/cars/${subject.slug}`;
  return {
    view,
    meta: pageMeta({
      title: `${view.heading} | ${settings.name}`,
      description: `${view.heading} at ${settings.name}.`,
      canonical: path,
      origin,
      trail: [
        { name: settings.name, path: '/' },
        { name: view.vehicle.title, path },
      ],
      noindex: true,
    }),
  };
}

/**
 * Checks that the vehicle may be checked out. All pages and submissions of the checkout call it, so a sign-in check
 * would belong here.
 * @throws a 404 if the site has no checkout or no such vehicle
 */
export function checkoutSubject(
  { site }: Pick<SiteServices, 'site'>,
  vehicle: Vehicle | undefined,
): Vehicle {
  if (!site.settings.checkout.enabled || !vehicle) throw data(null, { status: 404 });
  return vehicle;
}
