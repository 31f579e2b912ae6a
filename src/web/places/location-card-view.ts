import type { Premises } from '#domain/dealership/premises.ts';
import { averageText, reviewCountText, showsReviews } from '#domain/review/review-summary.ts';
import { locationPictureIndex } from '#site/settings-pictures.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';
import { type LocationView, locationView } from '#web/site/site-view.ts';
import {
  type DepartmentOnPremises,
  departmentsView,
  type HolidayHoursView,
  holidayHoursView,
} from './departments-view.ts';

/** The card of premises: one location, with the hours of the departments at its address. */
export interface LocationCardView extends LocationView {
  dealership: string;
  /** The address of the location's own page. */
  page: string;
  departments: DepartmentOnPremises[];
  holidays: HolidayHoursView[];
  /** Undefined if it is unknown or below the site's minimum. */
  rating: RatingView | undefined;
  /** The licences of the dealer and of the repairer. */
  licences: string[];
  picture: PictureView | undefined;
}

export interface RatingView {
  /** `4.7` */
  average: string;
  /** `132 reviews` */
  count: string | undefined;
}

/** The address of a location's own page. Other addresses of the page name this one as canonical. */
export function locationPath({ slug }: Pick<Location, 'slug'>): string {
  return `/contact-us/${slug}`;
}

/**
 * @param location the one of the departments that the card is about
 * @param make the card links to the dealership's website for this make, if it has one
 */
export function locationCardView(
  { main, departments }: Premises<Location>,
  settings: SiteSettings,
  now: Date,
  location = main,
  make?: string,
): LocationCardView {
  const { dealer_license_number: dealer } = location;
  const repairer = departments.find((one) => one.motor_vehicle_repairer)?.motor_vehicle_repairer;
  const showsLicences = settings.content.show_licence_numbers && !settings.staff_mode;
  const licences = [
    dealer ?? main.dealer_license_number,
    repairer && `Motor vehicle repairer ${repairer}`,
  ];
  return {
    ...locationView(location, settings, make),
    dealership: dealershipName(location, settings),
    page: locationPath(location),
    departments: departmentsView(departments, location, settings, now),
    holidays: holidayHoursView(departments, settings, now),
    rating: ratingView(location, settings),
    licences: showsLicences ? licences.filter((licence) => licence !== undefined) : [],
    picture: pictureOf([location, main], settings),
  };
}

/** The picture of the first location that has one. */
function pictureOf(
  locations: readonly Location[],
  settings: SiteSettings,
): PictureView | undefined {
  const pictured = locations.find(({ image }) => image !== undefined);
  if (pictured?.image === undefined) return undefined;
  const index = locationPictureIndex(settings.locations.indexOf(pictured));
  return pictureView('site', index, pictured.image, pictured.name);
}

/** @returns undefined if the rating is unknown or below the site's minimum */
export function ratingView(
  { average_rating: average, review_count: count }: Location,
  { reviews }: SiteSettings,
): RatingView | undefined {
  if (average === undefined || !showsReviews(average, reviews)) return undefined;
  return {
    average: averageText(average),
    count: count === undefined ? undefined : reviewCountText(count),
  };
}

function dealershipName({ dealership_slug, name }: Location, { dealerships }: SiteSettings) {
  return dealerships.find(({ slug }) => slug === dealership_slug)?.name ?? name;
}
