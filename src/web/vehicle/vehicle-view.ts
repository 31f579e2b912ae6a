import { phoneChoice } from '#domain/dealership/phone-choice.ts';
import { type PriceDisplay, priceDisplay } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { type CardTag, cardTag } from '#domain/vehicle/card-tag.ts';
import { regoExpiry } from '#domain/vehicle/rego-expiry.ts';
import { specificationLines, type SpecificationLine } from '#domain/vehicle/specification-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { searchUrl } from '#search/vehicle-search/search-url.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { vehicleSubtitle, vehicleTitle } from '#web/search/card-view.ts';
import { valueLabel } from '#web/search/facet-labels.ts';
import { locationOfVehicle } from '#web/site/location-of-vehicle.ts';
import {
  type LinkView,
  type LocationView,
  locationView,
  type PhoneView,
  phoneView,
} from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/picture-view.ts';

/** A vehicle's page, worded and priced. */
export interface VehicleView {
  id: number;
  slug: string;
  title: string;
  subtitle: string | undefined;
  condition: string;
  trail: LinkView[];
  price: PriceDisplay;
  tag: CardTag | undefined;
  available: boolean;
  /** What is shown in place of the offer when the vehicle is gone. */
  soldMessage: string | undefined;
  pictures: PictureView[];
  highlights: SpecificationLine[];
  specifications: SpecificationLine[];
  equipment: string[];
  comments: { title: string; text: string };
  location: LocationView | undefined;
  call: (PhoneView & { label: string }) | undefined;
  stocknum: string | undefined;
}

const NO_COMMENTS = 'Dealer comments are pending. Please check back here later.';

export function vehicleView(vehicle: Vehicle, settings: SiteSettings, now: Date): VehicleView {
  const title = vehicleTitle(vehicle);
  const available = isAvailable(vehicle);
  const place = locationOfVehicle(vehicle, settings.locations);
  const location = place && locationView(place);
  const rego = regoExpiry(vehicle.rego_expiry, settings.vehicle.expired_rego, now);
  const specifications = specificationLines(vehicle, rego);
  const phone = phoneChoice(vehicle.car_type, settings.phones, location?.phone?.text);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    title,
    subtitle: vehicleSubtitle(vehicle),
    condition: valueLabel('car_type', vehicle.car_type),
    trail: trailOf(vehicle, settings),
    price: priceDisplay(vehicle, settings.price),
    tag: cardTag(vehicle, settings.card, now),
    available,
    soldMessage: available ? undefined : soldMessage(settings.vehicle_type.singular),
    pictures: (vehicle.images ?? []).map((image, index) =>
      pictureView(
        vehicle.id,
        index,
        image.url,
        image.alt ?? `${vehicle.name}, picture ${index + 1}`,
      ),
    ),
    highlights: specifications.slice(0, 4),
    specifications,
    equipment: vehicle.standardEquipment ?? [],
    comments: {
      title: settings.vehicle.comments_title,
      text: plainText(vehicle.dealercomments ?? '') || NO_COMMENTS,
    },
    location,
    call:
      phone === undefined ? undefined : { ...phoneView(phone), label: settings.vehicle.call_text },
    stocknum: vehicle.stocknum,
  };
}

function trailOf(vehicle: Vehicle, settings: SiteSettings): LinkView[] {
  const search = (choices: Record<string, string[]>): string =>
    searchUrl({ page: 1, choices, ranges: {} });
  return [
    { label: 'Home', href: '/' },
    { label: `All ${settings.vehicle_type.plural}`, href: '/search' },
    { label: vehicle.make, href: search({ make: [vehicle.make] }) },
    { label: vehicle.model, href: search({ make: [vehicle.make], model: [vehicle.model] }) },
  ];
}

function soldMessage(vehicleType: string): string {
  return (
    `Unfortunately this ${vehicleType} recently sold. But don't worry, we can help you find a similar ` +
    `${vehicleType}!`
  );
}

/** Dealers' systems send HTML; its words are shown, its breaks kept, and nothing of it runs. */
function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
