import { type PriceDisplay, priceDisplay } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { cardTag } from '#domain/vehicle/display/card-tag.ts';
import { specificationGroup } from '#domain/vehicle/display/line-groups.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { regoExpiry } from '#domain/vehicle/rego-expiry.ts';
import {
  type SpecificationLine,
  specificationLines,
} from '#domain/vehicle/display/specification-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { Location } from '#site/settings/locations.ts';
import { locationPictureIndex } from '#site/settings-pictures.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import {
  type FinanceEstimateView,
  financeEstimateView,
} from '#web/finance/finance-estimate-view.ts';
import { vehicleSubtitle, vehicleTitle } from '#web/search/results/card-view.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';
import { locationOf } from '#site/location-of.ts';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { locationView, type LocationView } from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';
import { type BrochureTheme, brochureTheme } from './brochure-theme.ts';
import { type HoursLine, openingLines } from '#domain/dealership/opening-lines.ts';
import { dealerHtml } from '#web/vehicle/facts/dealer-html.ts';
import { type QrCode, qrCode } from './qr-code.ts';

/** A vehicle as the PDF brochure and the printable page show it. */
export interface BrochureView {
  id: number;
  slug: string;
  dealer: string;
  title: string;
  /** Badge and series. */
  subtitle: string | undefined;
  condition: string;
  /** `RESERVED`, or the dealer's tag. */
  mark: string | undefined;
  price: PriceDisplay;
  /** Replaces price and finance once the vehicle is sold. */
  sold: string | undefined;
  pictures: PictureView[];
  /** Fills the end of the PDF: a further picture of the vehicle, else the yard with its name. */
  closing: { picture: PictureView; caption?: string } | undefined;
  keyFacts: SpecificationLine[];
  /** The specifications that are not key facts. */
  specifications: SpecificationLine[];
  features: string[];
  comments: { title: string; text: string } | undefined;
  finance: FinanceEstimateView | undefined;
  location: (LocationView & { hours: Pick<HoursLine, 'days' | 'hours'>[] }) | undefined;
  phone: string | undefined;
  /** `21 November 2026`; the prices on paper may be out of date later. */
  printed: string;
  /** The address of the vehicle's page. */
  address: string;
  qr: QrCode;
  looks: BrochureTheme;
}

/** One large picture and four small ones. */
const PICTURES = 5;
const KEY_FACTS = 8;

/** @param origin scheme and host of the site, for the address in the QR code */
export function brochureView(
  vehicle: Vehicle,
  settings: SiteSettings,
  now: Date,
  origin: string,
): BrochureView {
  const available = isAvailable(vehicle);
  const isFinanced = !isTestDriveOnly(vehicle, settings.vehicle);
  const rego = regoExpiry(
    vehicle.rego_expiry,
    settings.vehicle.expired_rego,
    dayIn(settings.time_zone, now),
  );
  const lines = specificationLines(vehicle, rego);
  const preferred = specificationGroup('key', lines);
  const keyFacts = [...preferred, ...lines.filter((line) => !preferred.includes(line))].slice(
    0,
    KEY_FACTS,
  );
  const comments = plainText(dealerHtml(vehicle.dealercomments ?? ''));
  const found = locationOf(vehicle, settings.locations);
  const location = found && locationView(found, settings);
  const address = `${origin}/cars/${vehicle.slug}`;
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    dealer: settings.name,
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    condition: valueLabel('car_type', vehicle.car_type),
    mark: printedTag(vehicle, settings, now),
    price: priceDisplay(vehicle, settings.price),
    sold: available ? undefined : `This ${vehicleWords(vehicle).singular} has been sold.`,
    pictures: (vehicle.images ?? [])
      .slice(0, PICTURES)
      .map(({ url, alt }, index) =>
        pictureView(vehicle.id, index, url, alt ?? `${vehicle.name}, picture ${index + 1}`),
      ),
    closing: closingOf(vehicle, found, settings),
    keyFacts,
    specifications: lines.filter((line) => !keyFacts.includes(line)),
    features: [...new Set(vehicle.standardEquipment)],
    comments: comments ? { title: settings.vehicle.comments_title, text: comments } : undefined,
    finance: isFinanced ? financeEstimateView(vehicle, settings, now) : undefined,
    location: location && {
      ...location,
      hours: openingLines(found.contact_detail.opening_hours),
    },
    phone: phoneOfVehicle(vehicle, settings),
    printed: new Intl.DateTimeFormat('en-AU', {
      dateStyle: 'long',
      timeZone: settings.time_zone,
    }).format(now),
    address,
    qr: qrCode(address),
    looks: brochureTheme(settings),
  };
}

/** The first picture that the cover has no room for, usually of the interior; without one, the location's. */
function closingOf(
  { id, name, images }: Vehicle,
  location: Location | undefined,
  { locations }: Pick<SiteSettings, 'locations'>,
): BrochureView['closing'] {
  const further = images?.[PICTURES];
  if (further) return { picture: pictureView(id, PICTURES, further.url, further.alt ?? name) };
  if (location?.image === undefined) return undefined;
  const index = locationPictureIndex(locations.indexOf(location));
  return {
    picture: pictureView('site', index, location.image, location.name),
    caption: location.name,
  };
}

/** The tag to print. "New" is omitted because paper outlasts it, and "sold" because it replaces the price. */
function printedTag(
  vehicle: Vehicle,
  { card, search }: SiteSettings,
  now: Date,
): string | undefined {
  const tag = cardTag(vehicle, { ...card, sold_statuses: search.sold_statuses }, now);
  if (!tag || tag.kind === 'new' || tag.kind === 'sold') return undefined;
  return tag.kind === 'certified' ? 'Certified' : tag.text;
}
