import { fingerprint } from '#domain/media/picture-address.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { dollars } from '#domain/price/dollars.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Theme } from '#site/settings/theme.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { templates } from '#site/templates.ts';
import { readableOn, readablePaper, readableShade } from '#site/theme/contrast.ts';

/** Pixels, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 };

/** Everything that the picture of a shared link shows. */
export interface ShareCard {
  headline: string;
  /** A short line below the headline. */
  detail?: string;
  /** The largest words: a price, or the badge of an offer without one. */
  price?: string;
  /** What the price includes. */
  price_label?: string;
  dealer: string;
  /** The source address of the photograph; without one the picture is a designed card. */
  picture?: string;
  typeface: Exclude<Theme['typeface'], 'template'>;
  /** The band's colours, which are readable together. */
  paper: string;
  ink: string;
  accent: string;
}

/** The card of a vehicle's page. */
export function vehicleShareCard(vehicle: Vehicle, settings: SiteSettings): ShareCard {
  const { car_type, km, simple_transmission, images = [] } = vehicle;
  const facts = [
    { new: 'New', used: 'Used', demo: 'Demo' }[car_type],
    km === undefined ? undefined : `${Math.round(km).toLocaleString('en-AU')} km`,
    simple_transmission,
  ].filter((fact) => fact !== undefined);
  const { text, label, amount } = priceDisplay(vehicle, settings.price);
  const price = isAvailable(vehicle)
    ? amount !== undefined && { price: text, ...(label && { price_label: label }) }
    : { price: 'Sold' };
  return {
    headline: vehicle.name,
    detail: facts.join(' · '),
    ...price,
    ...(images[0] && { picture: images[0].url }),
    ...dealerStyle(settings),
  };
}

/** The card of an offer's page. An offer without a price shows its category there. */
export function offerShareCard(offer: Offer, settings: SiteSettings): ShareCard {
  const { name, category, price, image_url: picture } = offer;
  return {
    headline: name,
    ...(price === undefined
      ? category && { price: category }
      : { ...(category && { detail: category }), price: dollars(price) }),
    ...(picture !== undefined && { picture }),
    ...dealerStyle(settings),
  };
}

/** The card of pages without a picture of their own. */
export function siteShareCard(settings: SiteSettings): ShareCard {
  const { tagline, name, brand } = settings;
  return {
    headline: tagline ?? name,
    ...(brand.share_picture !== undefined && { picture: brand.share_picture }),
    ...dealerStyle(settings),
  };
}

type DealerStyle = Pick<ShareCard, 'dealer' | 'typeface' | 'paper' | 'ink' | 'accent'>;

/** Every page names a picture, and readable colours take long to find. */
const styles = new WeakMap<SiteSettings, DealerStyle>();

/** The dealer's part of any card: name, typeface and colours. */
export function dealerStyle(settings: SiteSettings): DealerStyle {
  const known = styles.get(settings);
  if (known) return known;
  const { name, theme, template } = settings;
  const paper = readablePaper(theme.brand);
  const style = {
    dealer: name,
    typeface: theme.typeface === 'template' ? templates[template].typeface : theme.typeface,
    paper,
    ink: readableOn(paper),
    accent: readableShade(theme.action, paper),
  };
  styles.set(settings, style);
  return style;
}

/** A hash of what the card shows, so that a changed card has another address. */
export function shareCardVersion(card: ShareCard): string {
  return fingerprint(JSON.stringify(card));
}

/** The path of the picture for a vehicle's page. */
export function vehicleSharePath(slug: string, card: ShareCard): string {
  return `/cars/${slug}/share-${shareCardVersion(card)}.jpg`;
}

/** The path of the picture for an offer's page. It contains a hash of the offer's id, which may have any letters. */
export function offerSharePath({ id }: Pick<Offer, 'id'>, card: ShareCard): string {
  return `/share/offer-${fingerprint(id)}-${shareCardVersion(card)}.jpg`;
}

/** The path of the picture for pages without one of their own. */
export function siteSharePath(card: ShareCard): string {
  return `/share/site-${shareCardVersion(card)}.jpg`;
}

/** The path of a page's own picture, cut to the size of shared links. @param base without width and format */
export function cutPicturePath(base: string): string {
  return `${base}/share.jpg`;
}
