import type { Lead } from '#domain/lead/lead.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { mailPicture } from '#domain/mail/mail-picture.ts';
import type { MailVehicle } from '#domain/mail/mail-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { Site } from '#site/site.ts';
import { mailPlaceOf } from './mail-place-of.ts';

/**
 * Adds to a shopper's e-mail what the platform knows when it is sent: the vehicle, and who answers.
 * @param vehicle the vehicle now, for its picture; the rest is what the shopper saw
 */
export function shopperMailOf(
  mail: ShopperMail,
  { site, lead, vehicle }: { site: Site; lead: Lead; vehicle: Vehicle | undefined },
  now: Date,
): ShopperMail {
  const location = receivingLocation(site, lead);
  return {
    ...mail,
    vehicle: mailVehicleOf(lead, vehicle),
    place: location && mailPlaceOf(location, site.settings, now),
  };
}

function mailVehicleOf(
  { fields, origin }: Lead,
  vehicle: Vehicle | undefined,
): MailVehicle | undefined {
  const site = URL.parse(origin.url)?.origin;
  if (!fields.vehicle || site === undefined) return undefined;
  const { name, slug, price, stocknum } = fields.vehicle;
  const picture = vehicle && mailPicture(vehicle, site, 960);
  return {
    name,
    href: `${site}/cars/${slug}`,
    ...(price && { price }),
    ...(stocknum && { note: `Stock number ${stocknum}` }),
    ...(picture && { picture }),
  };
}
