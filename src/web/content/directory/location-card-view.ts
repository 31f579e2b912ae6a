import type { DirectoryEntry } from '#search/content-search/directory-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type HoursLine, openingHoursLines } from '#web/site/opening-hours-lines.ts';
import { type LocationView, locationView } from '#web/site/site-view.ts';

/** A location's card. */
export interface LocationCardView extends LocationView {
  dealership: string;
  /** The address of the location's enquiry page. */
  contact: string;
  hours: HoursLine[];
  /** The licences of the dealer and of the repairer. */
  licences: string[];
}

export function locationCardView(
  { location, dealership }: DirectoryEntry,
  settings: SiteSettings,
): LocationCardView {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location;
  const showsLicences = settings.content.show_licence_numbers && !settings.staff_mode;
  const licences = [dealer, repairer && `Motor vehicle repairer ${repairer}`];
  return {
    ...locationView(location, settings),
    dealership: dealership.name,
    contact: `/contact-us/${location.slug}`,
    hours: openingHoursLines(location.contact_detail.opening_hours),
    licences: showsLicences ? licences.filter((licence) => licence !== undefined) : [],
  };
}
