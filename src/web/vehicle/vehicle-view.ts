import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { onRoadCosts } from '#domain/price/on-road-costs.ts';
import { type PriceDisplay, priceDisplay } from '#domain/price/price-display.ts';
import { marketSaving } from '#domain/price/market-saving.ts';
import { dollars } from '#domain/price/dollars.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { type CardTag, cardTag } from '#domain/vehicle/display/card-tag.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { hasCertifiedBadge } from '#domain/vehicle/display/certified-badge.ts';
import { bodyLabel } from '#domain/vehicle/spelling/simple-body.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type FinanceTeaserView, financeTeaserView } from '#web/finance/finance-estimate-view.ts';
import { mapAddress } from '#web/map/map-view.ts';
import { vehicleSubtitle, vehicleTitle } from '#web/search/results/card-view.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';
import { locationOf } from '#site/location-of.ts';
import { type LinkView, type LocationView, locationView } from '#web/site/site-view.ts';
import { type PageActionsView, pageActionsView } from './actions/page-actions-view.ts';
import { type ToolsView, toolsView } from './actions/tools-view.ts';
import { type FactsView, factsView } from './facts/facts-view.ts';
import { type CityAnnouncementView, cityAnnouncementView } from './frame/city-announcement-view.ts';

/** The main part of a vehicle's page. */
export interface VehicleView {
  id: number;
  slug: string;
  dealership: string;
  title: string;
  subtitle: string | undefined;
  condition: string;
  isUsed: boolean;
  /** The searches that the breadcrumbs lead to. */
  pagesAbove: LinkView[];
  price: PriceDisplay;
  /** `$55,990 drive away = $53,663 + on-road costs` */
  onRoadCosts: string | undefined;
  /** `$1,200 below market` */
  saving: string | undefined;
  certified: CertifiedView | undefined;
  tag: CardTag | undefined;
  available: boolean;
  isReserved: boolean;
  /** Replaces the price once the vehicle is sold. */
  soldMessage: string | undefined;
  /** The name of the column with the price, for screen readers. */
  sideLabel: string;
  estimate: FinanceTeaserView | undefined;
  /** The label above the estimate. */
  financeLabel: string;
  /** Transmission and body, for the sticky header. */
  glance: string[];
  facts: FactsView;
  location: LocationView | undefined;
  /** The place where the vehicle is, if the dealer shows several: `Penrith`. */
  yard: string | undefined;
  /** What the dealer stands for; empty once the vehicle is sold. */
  trust: readonly string[];
  /** The address of an embedded map of the location. */
  map: string | undefined;
  announcement: CityAnnouncementView | undefined;
  actions: PageActionsView;
  tools: ToolsView;
}

export interface CertifiedView {
  make: string;
  /** The address of the manufacturer's badge. */
  image: string | undefined;
}

/**
 * @param origin scheme and host of the site
 * @param terms the shopper's own deposit and term
 */
export function vehicleView(
  vehicle: Vehicle,
  settings: SiteSettings,
  now: Date,
  origin: string,
  terms?: OwnTerms,
): VehicleView {
  const available = isAvailable(vehicle);
  const vehicleLocation = locationOf(vehicle, settings.locations);
  const page = `${origin}/cars/${vehicle.slug}`;
  const { card, vehicle: shown } = settings;
  const saving = available && shown.show_market_badge ? marketSaving(vehicle) : undefined;
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    dealership: vehicle.dealership_slug,
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    condition: valueLabel('car_type', vehicle.car_type),
    isUsed: vehicle.car_type === 'used',
    pagesAbove: pagesAbove(vehicle, settings),
    price: priceDisplay(vehicle, settings.price),
    onRoadCosts: available ? onRoadCosts(vehicle, settings.price) : undefined,
    saving: saving === undefined ? undefined : `${dollars(saving)} below market`,
    certified: hasCertifiedBadge(vehicle, card)
      ? { make: vehicle.make, image: card.certified_image }
      : undefined,
    tag: cardTag(
      vehicle,
      {
        ...card,
        just_arrived_tag_name: shown.new_arrival_text,
        sold_statuses: settings.search.sold_statuses,
      },
      now,
    ),
    available,
    isReserved: vehicle.reserved === true,
    soldMessage: available ? undefined : soldMessage(vehicleWords(vehicle).singular),
    sideLabel: 'Price and contact',
    estimate: isTestDriveOnly(vehicle, shown)
      ? undefined
      : financeTeaserView(vehicle, settings, now, terms),
    financeLabel: shown.finance_label,
    glance: [vehicle.simple_transmission ?? vehicle.trans, bodyLabel(vehicle)].filter(
      (part) => part !== undefined,
    ),
    facts: factsView(vehicle, settings, now),
    location: vehicleLocation && locationView(vehicleLocation, settings),
    yard: hasSeveralPlaces(settings) ? vehicleLocation?.address.city : undefined,
    trust: available ? shown.trust : [],
    map: vehicleLocation && mapAddress(vehicleLocation, settings.places.map_zoom),
    announcement: cityAnnouncementView(vehicle, settings),
    actions: pageActionsView(vehicle, settings, page),
    tools: toolsView(vehicle, settings, page),
  };
}

function hasSeveralPlaces({ locations }: Pick<SiteSettings, 'locations'>): boolean {
  const cities = locations.flatMap(({ visible, address }) => (visible ? [address.city] : []));
  return new Set(cities).size > 1;
}

function pagesAbove(vehicle: Vehicle, settings: SiteSettings): LinkView[] {
  const search = (choices: Record<string, string[]>): string =>
    searchUrl({ page: 1, choices, ranges: {} });
  return [
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
