import { departmentLabels } from '#domain/dealership/departments.ts';
import { premisesOf } from '#domain/dealership/premises.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { popupPage } from '#web/finance/popup/popup-page.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';
import type { BrandFiles } from '#services/sites/brand-pictures.ts';
import { directionsTo } from '#site/directions-to.ts';
import { locationWebsite, type Website } from '#site/location-websites.ts';
import { settingsPictures } from '#site/settings-pictures.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';
import { primaryLocation } from '#site/primary-location.ts';
import { type SavedList, savedList } from '#site/saved-list.ts';
import type { AnalyticsSettings } from '#site/settings/analytics.ts';
import type { SocialNetwork } from '#site/settings/brand.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Department } from '#site/settings/navigation.ts';
import { privacyAddress, termsAddress } from '#site/pages/legal-page-paths.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { TemplateName } from '#site/templates.ts';
import { type BrandView, brandView } from './brand-view.ts';
import { type FrameHours, hoursOfLocation, type OpenNow, openNow } from './hours-of-location.ts';

export interface LinkView {
  label: string;
  href: string;
}

/** A link to another website of the dealer. */
export interface WebsiteView extends LinkView {
  logo?: PictureView;
}

/** An entry of the header, with the links of its menu. */
export interface NavigationEntry extends LinkView {
  emphasised: boolean;
  items: (LinkView & { text?: string | undefined })[];
  /** A menu that is fetched when it opens. */
  menu?: 'stock' | 'models' | undefined;
}

/** The frame around every page of a site. */
export interface SiteView {
  slug: string;
  /** The prefix of the storage key of a trade-in valuation. */
  id: string;
  name: string;
  brand: BrandView;
  tagline: string | undefined;
  template: TemplateName;
  vehicleType: { singular: string; plural: string };
  /** The name of the header's navigation, for screen readers. */
  navigationLabel: string;
  header: NavigationEntry[];
  footer: { title: string; links: LinkView[] }[];
  /** The main number, used wherever no other applies. */
  phone: PhoneView | undefined;
  departments: DepartmentView[];
  /** The first addresses, which the footer lists. */
  locations: LocationView[];
  /** The number of all addresses. */
  locationCount: number;
  /** The hours of the primary location. */
  hours: { of: string; hours: FrameHours } | undefined;
  /** Whether the primary location is open. */
  openNow: OpenNow | undefined;
  social: LinkView[];
  legal: string;
  /** `ABN 00 000 000 011` */
  abn: string | undefined;
  /** The address of the privacy policy. */
  privacy: string;
  /** The address of the terms of use; undefined if the footer's navigation has it. */
  terms: string | undefined;
  /** What the cards' button adds to, which `/saved` shows. */
  savedList: SavedList | undefined;
  /** Whether the header leads to signing in. */
  hasAccounts: boolean;
  hasSavedSearches: boolean;
  analytics: AnalyticsSettings;
  /** The path of the finance page whose form opens in a dialog, if the site wants that. */
  financePopup: string | undefined;
  /** Days until personal data in the browser's storage expires. */
  storageDays: number;
}

/** A department's number in the header. */
export interface DepartmentView {
  /** `Sales` */
  label: string;
  phone: PhoneView | undefined;
  hours: FrameHours | undefined;
}

export interface LocationView {
  id: string;
  name: string;
  street: string;
  /** `Parramatta NSW 2150` */
  place: string;
  phone: PhoneView | undefined;
  licence: string | undefined;
  directions: string;
  /** Its own website, or its dealership's. */
  website: WebsiteView | undefined;
}

/** The footer of a large group links to the directory instead of listing hundreds of addresses on every page. */
const FOOTER_LOCATIONS = 6;

/** @param files the pictures of the brand that can be read */
export function siteView(
  settings: SiteSettings,
  now: Date,
  files: BrandFiles = new Map(),
): SiteView {
  const premises = premisesOf(settings.locations.filter((location) => location.visible));
  const primary = departmentLocation('sales', settings);
  const hours = hoursOfLocation(primary, settings, now);
  const { abn, social } = settings.brand;
  const shown = (number: string | undefined): PhoneView | undefined =>
    number === undefined ? undefined : phoneView(number, settings);
  return {
    slug: settings.slug,
    id: settings.id ?? settings.slug,
    name: settings.name,
    brand: brandView(settings, files),
    tagline: settings.tagline,
    template: settings.template,
    vehicleType: settings.vehicle_type,
    navigationLabel: 'Main',
    header: settings.navigation.header,
    footer: settings.navigation.footer,
    phone: shown(departmentNumber('sales', settings)),
    departments: settings.phones.header.map((department) => ({
      label: departmentLabels[department],
      phone: shown(departmentNumber(department, settings)),
      hours: hoursOfLocation(departmentLocation(department, settings), settings, now),
    })),
    locations: premises.slice(0, FOOTER_LOCATIONS).map(({ main }) => locationView(main, settings)),
    locationCount: premises.length,
    hours: primary && hours && { of: primary.name, hours },
    openNow: openNow(primary, settings, now),
    social: social.map(({ network, url }) => ({ label: networkLabels[network], href: url })),
    analytics: settings.analytics,
    financePopup: popupPage(settings),
    storageDays: settings.retention.browser_days,
    legal: legalLine(settings, primary, dayIn(settings.time_zone, now).slice(0, 4)),
    abn: abn && `ABN ${abn}`,
    privacy: privacyAddress(settings),
    terms: inFooter(termsAddress(settings), settings) ? undefined : termsAddress(settings),
    savedList: savedList(settings),
    hasAccounts: settings.accounts.in_header,
    hasSavedSearches: settings.alerts.enabled,
  };
}

function inFooter(address: string, { navigation }: SiteSettings): boolean {
  return navigation.footer.some(({ links }) => links.some(({ href }) => href === address));
}

const networkLabels: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
};

/** The first location of a department; for sales, the primary location. */
function departmentLocation(
  department: Department,
  { locations }: SiteSettings,
): Location | undefined {
  const visible = locations.filter((location) => location.visible);
  return department === 'sales'
    ? primaryLocation(visible)
    : visible.find((location) => location.location_type === department);
}

/** A department's number, else its location's. */
function departmentNumber(department: Department, settings: SiteSettings): string | undefined {
  const { phones } = settings;
  const contact = departmentLocation(department, settings)?.contact_detail;
  return phones.override ?? phones[department] ?? contact?.phone ?? contact?.landline_phone;
}

/** @param make this make's website comes first */
export function locationView(
  location: Location,
  settings: SiteSettings,
  make?: string,
): LocationView {
  const { address, contact_detail: contact } = location;
  const phone = contact.phone ?? contact.landline_phone;
  const website = locationWebsite(location, settings, make);
  return {
    id: location.id,
    name: location.name,
    street: address.street,
    place: `${address.city} ${address.state} ${address.postcode}`,
    phone: phone === undefined ? undefined : phoneView(phone, settings),
    licence: settings.staff_mode ? undefined : location.dealer_license_number,
    directions: directionsTo(location),
    website: website && websiteView(website, settings),
  };
}

/** The link to another website, with its logo. */
export function websiteView({ title, url, logo }: Website, settings: SiteSettings): WebsiteView {
  const view = { label: title, href: url };
  if (logo === undefined) return view;
  const index = settingsPictures(settings).indexOf(logo);
  // the link's text names it
  return { ...view, logo: pictureView('site', index, logo, '') };
}

/**
 * The legal line of the footer: dealer, type of dealer, place, licences and copyright year. Source: specification 2,
 * section 2, "Footer legal line".
 */
function legalLine(
  { name, brand, staff_mode: isForStaff }: SiteSettings,
  primary: Location | undefined,
  year: string,
): string {
  const place = primary && `${primary.address.city}, ${primary.address.state}`;
  const licences = isForStaff
    ? []
    : [primary?.dealer_license_number, primary?.motor_vehicle_repairer];
  return [name, brand.dealer_type_text, place, ...licences, `© ${year}`]
    .filter((part) => part !== undefined)
    .join(' · ');
}
