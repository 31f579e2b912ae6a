import { type Department, departmentOf } from '#domain/dealership/departments.ts';
import type { CheckoutPurpose, FormContext, PurchaseContext } from '#domain/form/form-context.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { isFinanceEligible } from '#domain/finance/finance-eligible.ts';
import { yardQuestion } from '#domain/form/yard-question.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { newestVehicleYear } from '#site/newest-vehicle-year.ts';
import { locationOf, namedLocation } from '#site/location-of.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { yardAppointments } from './fields/appointment-options.ts';

/** The vehicle or location that a form is about. */
export interface FormSubject {
  vehicle?: Vehicle | undefined;
  location?: Location | undefined;
  /** Only for the checkout. */
  purpose?: CheckoutPurpose | undefined;
}

/**
 * Collects the facts about a site that its forms depend on.
 * @param department the department that receives the form
 */
export function formContextOf(
  settings: SiteSettings,
  now: Date,
  subject: FormSubject,
  department: Department = 'sales',
): FormContext {
  const { forms, service } = settings;
  const yards = possibleYards(settings, subject, department);
  const dealershipSlugs = new Set(yards.map(({ dealership_slug: slug }) => slug));
  const dealerships =
    subject.vehicle || subject.location || department !== 'sales'
      ? settings.dealerships.filter(({ slug }) => dealershipSlugs.has(slug))
      : settings.dealerships;
  const yard = yardQuestion(dealerships, yards);
  return {
    yard,
    // lazy, because most forms on a vehicle's page do not ask for an appointment
    slots: () => yardAppointments(yardsByChoice(yard, yards), settings, now),
    hasVehicle: subject.vehicle !== undefined,
    commentsRequired: forms.comments_required,
    purchase: purchaseContext(settings, subject),
    payable: settings.online_payment.payable,
    workshop: {
      services: service.services,
      hasCourtesyCar: service.courtesy_car,
      newestYear: newestVehicleYear(settings, now),
    },
    finance: {
      postcode: settings.finance_page.postcode,
      asksWhoIsHelping: settings.finance_page.asks_who_is_helping,
    },
  };
}

function purchaseContext(
  { delivery, finance, locations, trade_in }: SiteSettings,
  { vehicle, purpose }: FormSubject,
): PurchaseContext | undefined {
  if (!vehicle || !purpose) return undefined;
  return {
    purpose,
    takesTradeIns: trade_in.enabled && trade_in.kinds.includes(vehicle.item_type),
    offersFinance: finance.enabled && isFinanceEligible(vehicle),
    delivers: delivery.enabled,
    place: locationOf(vehicle, locations)?.address.city,
    vehicleType: vehicleWords(vehicle).singular,
  };
}

/** Lists the locations that a form may go to; one if its subject decides. */
export function possibleYards(
  { locations }: SiteSettings,
  { vehicle, location }: FormSubject,
  department: Department,
): readonly Location[] {
  if (location) return [location];
  if (department !== 'sales') return locationsWith(department, locations);
  const enquiryLocations = locations.filter(acceptsEnquiries);
  if (!vehicle) return enquiryLocations;
  const named = namedLocation(vehicle, locations);
  if (named) return [named];
  const own = locationOf(vehicle, locations);
  if (!own) return [];
  const { dealership_slug: slug } = vehicle;
  const ofDealership = enquiryLocations.filter((yard) => yard.dealership_slug === slug);
  return ofDealership.length > 0 ? ofDealership : [own];
}

/** The locations of a department; the primary location if the dealer has none. */
function locationsWith(department: Department, locations: readonly Location[]): Location[] {
  const visible = locations.filter((location) => location.visible);
  const own = visible.filter((location) => departmentOf(location) === department);
  const primary = primaryLocation(visible);
  return own.length > 0 || !primary ? own : [primary];
}

/** Whether a location accepts enquiries: the site shows it and it sells vehicles. */
export function acceptsEnquiries({ visible, location_type }: Location): boolean {
  return visible && (location_type === 'sales' || location_type === '');
}

/** Groups the yards by the answer to the yard question; without a question, all have the key ''. */
function yardsByChoice(
  question: FormField | undefined,
  yards: readonly Location[],
): ReadonlyMap<string, readonly Location[]> {
  if (!question) return new Map([['', yards]]);
  const keyOf = ({ id, dealership_slug }: Location) =>
    question.name === 'location_id' ? id : dealership_slug;
  return Map.groupBy(yards, keyOf);
}
