import { type OpeningStatus, openingStatus } from '#domain/dealership/opening-status.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { DirectoryEntry } from '#search/content-search/directory-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { type HoursLine, openingHoursLines } from '#web/site/opening-hours-lines.ts';
import { type LocationView, locationView } from '#web/site/site-view.ts';

/** A location's card. */
export interface LocationCardView extends LocationView {
  dealership: string;
  /** The address of the location's enquiry page. */
  contact: string;
  hours: HoursLine[];
  /** Whether it is open now; undefined if it has no hours. */
  status: OpeningStatus | undefined;
  /** The licences of the dealer and of the repairer. */
  licences: string[];
}

export function locationCardView(
  { location, dealership }: DirectoryEntry,
  settings: SiteSettings,
  now: Date,
): LocationCardView {
  const { opening_hours, special_hours } = location.contact_detail;
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location;
  const showsLicences = settings.content.show_licence_numbers && !settings.staff_mode;
  const licences = [dealer, repairer && `Motor vehicle repairer ${repairer}`];
  return {
    ...locationView(location, settings),
    dealership: dealership.name,
    contact: `/contact-us/${location.slug}`,
    hours: openingHoursLines(opening_hours),
    status: openingStatus(
      opening_hours,
      special_hours,
      minuteIn(timeZoneAt(location, settings), now),
    ),
    licences: showsLicences ? licences.filter((licence) => licence !== undefined) : [],
  };
}
