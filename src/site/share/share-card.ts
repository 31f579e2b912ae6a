import { fingerprint } from '#domain/media/picture-address.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
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
  price?: string;
  /** What the price includes. */
  price_label?: string;
  dealer: string;
  /** The source address of the photograph; without one the picture is a designed card. */
  picture?: string;
  typeface: 'system' | 'grotesk' | 'condensed' | 'serif';
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

/** The dealer's part of any card: name, typeface and colours. */
export function dealerStyle({
  name,
  theme,
  template,
}: SiteSettings): Pick<ShareCard, 'dealer' | 'typeface' | 'paper' | 'ink' | 'accent'> {
  const { typeface } = theme;
  const paper = readablePaper(theme.brand);
  return {
    dealer: name,
    typeface: typeface === 'template' ? templates[template].typeface : typeface,
    paper,
    ink: readableOn(paper),
    accent: readableShade(theme.action, paper),
  };
}

/** A hash of what the card shows, so that a changed card has another address. */
export function shareCardVersion(card: ShareCard): string {
  return fingerprint(JSON.stringify(card));
}

/** The path of the picture for a vehicle's page. */
export function vehicleSharePath(slug: string, card: ShareCard): string {
  return `/cars/${slug}/share-${shareCardVersion(card)}.jpg`;
}
