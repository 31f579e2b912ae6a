import { type PriceDisplay, priceDisplay } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { bodyLabel } from '#domain/vehicle/simple-body.ts';
import { type CardTag, cardTag } from '#domain/vehicle/card-tag.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PictureView, pictureView } from '#web/ui/picture-view.ts';
import { valueLabel } from './facet-labels.ts';

/** A result card, worded and priced. */
export interface CardView {
  id: number;
  href: string;
  title: string;
  /** Badge and series. */
  subtitle: string | undefined;
  condition: string;
  price: PriceDisplay;
  tag: CardTag | undefined;
  facts: string[];
  picture: PictureView | undefined;
  photos: number;
  location: string | undefined;
  available: boolean;
  /** Of an available vehicle: where its enquiry form is. */
  enquire: string;
}

export function cardView(vehicle: CardDocument, settings: SiteSettings, now: Date): CardView {
  const href = `/cars/${vehicle.slug}`;
  const title = vehicleTitle(vehicle);
  const first = vehicle.images?.[0];
  return {
    id: vehicle.id,
    href,
    title,
    subtitle: vehicleSubtitle(vehicle),
    condition: valueLabel('car_type', vehicle.car_type),
    price: priceDisplay(vehicle, settings.price),
    tag: cardTag(vehicle, settings.card, now),
    facts: cardFacts(vehicle),
    picture: first && pictureView(vehicle.id, 0, first.url, first.alt ?? vehicle.name),
    photos: vehicle.photos_count ?? vehicle.images?.length ?? 0,
    location: settings.card.show_location ? place(vehicle) : undefined,
    available: isAvailable(vehicle),
    enquire: `${href}#enquire`,
  };
}

export function vehicleTitle(vehicle: Pick<VehicleFacts, 'year' | 'make' | 'model'>): string {
  return [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== undefined).join(' ');
}

/** Badge and series, where there are any. */
export function vehicleSubtitle({
  badge,
  series,
}: Pick<VehicleFacts, 'badge' | 'series'>): string | undefined {
  return [badge, series].filter(Boolean).join(' ') || undefined;
}

/** The few facts a shopper compares cards by, the kind of vehicle deciding which. */
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

function place({ location_name, city, state }: CardDocument): string | undefined {
  return location_name ?? ([city, state].filter(Boolean).join(', ') || undefined);
}
