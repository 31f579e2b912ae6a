import type { DirectoryEntry } from '#search/content-search/directory-search.ts';
import type { ContentSettings } from '#site/settings/content.ts';
import { type HoursLine, openingHoursLines } from '#web/site/opening-hours-lines.ts';
import { type LocationView, locationView } from '#web/site/site-view.ts';

/** A location's card, worded. */
export interface LocationCardView extends LocationView {
  dealership: string;
  /** Of the page to write to it. */
  contact: string;
  hours: HoursLine[];
  /** Of the dealer and of the repairer. */
  licences: string[];
}

export function locationCardView(
  { location, dealership }: DirectoryEntry,
  { show_licence_numbers: showsLicences }: ContentSettings,
): LocationCardView {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location;
  const licences = [dealer, repairer && `Motor vehicle repairer ${repairer}`];
  return {
    ...locationView(location),
    dealership: dealership.name,
    contact: `/contact-us/${location.slug}`,
    hours: openingHoursLines(location.contact_detail.opening_hours),
    licences: showsLicences ? licences.filter((licence) => licence !== undefined) : [],
  };
}
