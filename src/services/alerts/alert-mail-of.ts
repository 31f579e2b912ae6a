import type { AlertMail, AlertSection } from '#domain/alerts/alert-mail.ts';
import { mailPicture } from '#domain/mail/mail-picture.ts';
import type { MailVehicle } from '#domain/mail/mail-vehicle.ts';
import { dollars } from '#domain/price/dollars.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { mailPlaceOf } from '#services/mails/mail-place-of.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { Site } from '#site/site.ts';
import type { AlertReceiver, DueItem } from '#store/alerts/alert-items.ts';

/** An item about a vehicle that the site still has. */
export interface AlertedVehicle extends DueItem {
  vehicle: Vehicle;
}

/** More vehicles of one section are behind its link. */
const VEHICLES_PER_SECTION = 12;

/** Writes the e-mail with what is news to a visitor: price drops first, then new vehicles by search, then sold ones. */
export function alertMailOf(
  site: Site,
  { name, origin, unsubscribe_token }: AlertReceiver,
  items: readonly AlertedVehicle[],
  now: Date,
): AlertMail {
  const { settings } = site;
  const ofKind = (kind: DueItem['kind']) => items.filter((item) => item.kind === kind);
  const view = (item: AlertedVehicle) => alertVehicle(item, site, origin);
  const unsubscribeUrl = `${origin}/alerts/unsubscribe?token=${unsubscribe_token}`;
  const location = primaryLocation(settings.locations);
  return {
    subject: subject(items, settings),
    greeting: `Hi${name ? ` ${name}` : ''}, we have news for you.`,
    sections: [
      { heading: 'Price drops on your watchlist', vehicles: ofKind('price-drop').map(view) },
      ...newSections(ofKind('new'), view, { settings, origin }),
      { heading: 'Sold from your watchlist', vehicles: ofKind('sold').map(view) },
    ].filter(({ vehicles }) => vehicles.length > 0),
    place: location && mailPlaceOf(location, settings, now),
    reason: `You get this email because you asked ${settings.name} to tell you about these vehicles.`,
    settingsUrl: `${origin}/my-garage/searches`,
    unsubscribeUrl,
  };
}

/** One section for each saved search. */
function newSections(
  items: readonly AlertedVehicle[],
  view: (item: AlertedVehicle) => MailVehicle,
  { settings, origin }: { settings: Site['settings']; origin: string },
): AlertSection[] {
  const bySearch = Map.groupBy(items, ({ search }) => search?.address ?? '');
  return [...bySearch].map(([address, matches]) => ({
    heading: `New for “${matches[0]?.search?.title ?? settings.vehicle_type.plural}”`,
    vehicles: matches.slice(0, VEHICLES_PER_SECTION).map(view),
    link: { label: `See all ${settings.vehicle_type.plural}`, href: `${origin}${address}` },
  }));
}

/** Names the vehicle if there is one, otherwise counts them: `1 change on your watchlist, 3 new cars`. */
function subject(
  items: readonly AlertedVehicle[],
  { name, vehicle_type: noun }: Site['settings'],
): string {
  const [first, ...others] = items;
  if (!first) return name;
  if (others.length === 0) return subjectOfOne(first);
  const added = items.filter(({ kind }) => kind === 'new').length;
  const changed = items.length - added;
  const parts = [
    ...(changed > 0
      ? [`${changed} ${changed === 1 ? 'change' : 'changes'} on your watchlist`]
      : []),
    ...(added > 0 ? [`${added} new ${added === 1 ? noun.singular : noun.plural}`] : []),
  ];
  return parts.join(', ');
}

function subjectOfOne({ kind, price, price_before, vehicle }: AlertedVehicle): string {
  if (kind === 'sold') return `Sold: ${vehicle.name}`;
  if (kind === 'price-drop' && price !== null && price_before !== null)
    return `${dollars(price_before - price)} off: ${vehicle.name}`;
  return `New in stock: ${vehicle.name}`;
}

function alertVehicle(
  { kind, vehicle, price_before }: AlertedVehicle,
  { settings }: Site,
  origin: string,
): MailVehicle {
  const { name, slug } = vehicle;
  // a drop is one of the price, also where subscriptions are shown first
  const subscriptions = settings.price.subscriptions && kind !== 'price-drop';
  const { text, label } = priceDisplay(vehicle, { ...settings.price, subscriptions });
  const picture = mailPicture(vehicle, origin, 480);
  return {
    name,
    href: `${origin}/cars/${slug}`,
    price: kind === 'sold' ? 'Sold' : [text, label].filter(Boolean).join(' '),
    ...(kind === 'price-drop' && price_before !== null && { note: `Was ${dollars(price_before)}` }),
    ...(picture && { picture }),
  };
}
