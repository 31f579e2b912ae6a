import type { AnalyticsSettings } from '#site/settings/analytics.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings, TemplateName } from '#site/site-settings.ts';

export interface LinkView {
  label: string;
  href: string;
}

/** What every page of a site shows around its own content. */
export interface SiteView {
  slug: string;
  name: string;
  tagline: string | undefined;
  template: TemplateName;
  vehicleType: { singular: string; plural: string };
  header: (LinkView & { emphasised: boolean })[];
  footer: { title: string; links: LinkView[] }[];
  phone: PhoneView | undefined;
  locations: LocationView[];
  legal: string;
  analytics: AnalyticsSettings;
  /** How long the browser keeps what it knows about the shopper. */
  storageDays: number;
}

export interface PhoneView {
  text: string;
  href: string;
}

export interface LocationView {
  id: string;
  name: string;
  street: string;
  place: string;
  phone: PhoneView | undefined;
  licence: string | undefined;
  directions: string;
}

/** @param year for the copyright line */
export function siteView(settings: SiteSettings, year: number): SiteView {
  const locations = settings.locations.filter((location) => location.visible);
  const primary = locations.find((location) => location.primary) ?? locations[0];
  const phone =
    settings.phones.override ??
    primary?.contact_detail.phone ??
    primary?.contact_detail.landline_phone;
  return {
    slug: settings.slug,
    name: settings.name,
    tagline: settings.tagline,
    template: settings.template,
    vehicleType: settings.vehicle_type,
    header: settings.navigation.header,
    footer: settings.navigation.footer,
    phone: phone === undefined ? undefined : phoneView(phone),
    locations: locations.map(locationView),
    analytics: settings.analytics,
    storageDays: settings.retention.browser_days,
    legal: legalLine(settings.name, primary, year),
  };
}

export function phoneView(phone: string): PhoneView {
  return { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` };
}

export function locationView(location: Location): LocationView {
  const { address, contact_detail: contact } = location;
  const phone = contact.phone ?? contact.landline_phone;
  return {
    id: location.id,
    name: location.name,
    street: address.street,
    place: `${address.city} ${address.state} ${address.postcode}`,
    phone: phone === undefined ? undefined : phoneView(phone),
    licence: location.dealer_license_number,
    directions: directionsTo(location),
  };
}

/** The footer's line: who the dealer is, where, under which licences, and since when the words are theirs. */
function legalLine(name: string, primary: Location | undefined, year: number): string {
  const place = primary && `${primary.address.city}, ${primary.address.state}`;
  return [name, place, primary?.dealer_license_number, primary?.motor_vehicle_repairer, `© ${year}`]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Where a map shows the way to a location. */
export function directionsTo({ address }: Location): string {
  const { street, city, state, postcode } = address;
  return (
    address.place_url ?? directionsToPlace(`${street}, ${city} ${state} ${postcode}, Australia`)
  );
}

export function directionsToPlace(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
