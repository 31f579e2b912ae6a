import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { type PriceDisplay, priceDisplay } from '#domain/price/price-display.ts';
import { marketSaving } from '#domain/price/market-saving.ts';
import { dollars } from '#domain/price/dollars.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { bodyLabel } from '#domain/vehicle/spelling/simple-body.ts';
import { type CardTag, cardTag } from '#domain/vehicle/display/card-tag.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { CARD_IMAGES, type CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { withTerms } from '#web/finance/with-terms.ts';
import { type FinanceTeaserView, financeTeaserView } from '#web/finance/finance-estimate-view.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';
import { type CardActionView, cardActionViews } from './card-action-views.ts';
import { type CardToggleView, cardToggleView } from './card-toggle-view.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/** A result card. */
export interface CardView {
  id: number;
  href: string;
  title: string;
  /** Badge and series. */
  subtitle: string | undefined;
  condition: string;
  price: PriceDisplay;
  tag: CardTag | undefined;
  /** The address of the badge for certified vehicles, if the site has one. */
  certifiedImage: string | undefined;
  /** `$1,200 below market` */
  saving: string | undefined;
  facts: string[];
  /** The first few, which the card shows one at a time. */
  pictures: PictureView[];
  /** 0 if the site does not show it. */
  photos: number;
  /** The number of views; 0 if the site does not show it. */
  views: number;
  /** Where it stands, on a site with several locations. */
  location: string | undefined;
  /** `12 km away`, in a search by distance. */
  away?: string;
  available: boolean;
  /** Replaces the price of a vehicle that is no longer for sale. */
  soldNote: string | undefined;
  finance: FinanceTeaserView | undefined;
  /** The first one is the primary action. */
  actions: CardActionView[];
  toggle: CardToggleView | undefined;
}

/** @param terms the shopper's own, which the card's repayment and links follow */
export function cardView(
  vehicle: CardDocument,
  settings: SiteSettings,
  now: Date,
  viewsOf: (vehicleId: number) => number = () => 0,
  terms?: OwnTerms,
): CardView {
  const { card } = settings;
  const saving = card.show_market_badge ? marketSaving(vehicle) : undefined;
  const photos = vehicle.photos_count ?? vehicle.images?.length ?? 0;
  const available = isAvailable(vehicle);
  const financed = settings.finance.show_on_cards && available;
  return {
    id: vehicle.id,
    href: withTerms(`/cars/${vehicle.slug}`, terms),
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    condition: valueLabel('car_type', vehicle.car_type),
    price: priceDisplay(vehicle, settings.price),
    tag: cardTag(vehicle, { ...card, sold_statuses: settings.search.sold_statuses }, now),
    certifiedImage: card.certified_image,
    saving: saving && available ? `${dollars(saving)} below market` : undefined,
    facts: cardFacts(vehicle),
    pictures: (vehicle.images ?? []).slice(0, CARD_IMAGES).map(({ url, alt }, index) =>
      // the card describes the first; the others are for the eye
      pictureView(vehicle.id, index, url, index === 0 ? (alt ?? vehicle.name) : ''),
    ),
    photos: card.show_photo_count ? photos : 0,
    views: card.show_views ? viewsOf(vehicle.id) : 0,
    location: card.show_location && hasYards(settings) ? placeText(vehicle) : undefined,
    available,
    soldNote: available ? undefined : 'Like this and want something similar?',
    finance:
      financed && !isTestDriveOnly(vehicle, settings.vehicle)
        ? financeTeaserView(vehicle, settings, now, terms)
        : undefined,
    actions: cardActionViews(vehicle, settings).map((action) =>
      action.href === undefined ? action : { ...action, href: withTerms(action.href, terms) },
    ),
    toggle: cardToggleView(vehicle, settings),
  };
}

export function vehicleTitle(vehicle: Pick<VehicleFacts, 'year' | 'make' | 'model'>): string {
  return [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== undefined).join(' ');
}

/** Badge and series; undefined if the vehicle has neither. */
export function vehicleSubtitle({
  badge,
  series,
}: Pick<VehicleFacts, 'badge' | 'series'>): string | undefined {
  return [badge, series].filter(Boolean).join(' ') || undefined;
}

/** The facts by which shoppers compare cards, depending on the kind of vehicle. */
function cardFacts(vehicle: CardDocument): string[] {
  const km = vehicle.km === undefined ? undefined : `${vehicle.km.toLocaleString('en-AU')} km`;
  const facts =
    vehicle.item_type === 'caravan'
      ? [
          vehicle.body_length && `${vehicle.body_length} ft`,
          vehicle.sleeps && `Sleeps ${vehicle.sleeps}`,
          bodyLabel(vehicle),
        ]
      : [
          km,
          vehicle.simple_transmission ?? vehicle.trans,
          vehicle.simple_fuel ?? vehicle.fuel,
          bodyLabel(vehicle),
        ];
  return facts.filter((fact) => fact !== undefined && fact !== '' && fact !== 0).map(String);
}

/** Whether vehicles stand at several locations. */
function hasYards({ locations }: SiteSettings): boolean {
  return locations.filter(({ location_type }) => location_type === 'sales').length > 1;
}

/** A town is shorter than the location's name, and is what shoppers want to know. */
function placeText({ location_name, city }: CardDocument): string | undefined {
  return city ?? location_name;
}
