import type { Location } from './settings/locations.ts';
import type { TimeZone } from './settings/time-zone.ts';
import type { SiteSettings } from './site-settings.ts';

/** The usual time zone of each state; a location near a border can override it. */
const zoneOfState: Readonly<Record<Location['address']['state'], TimeZone>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
};

/** The time zone of a location; the site's own without a location. */
export function timeZoneAt(
  location: Location | undefined,
  settings: Pick<SiteSettings, 'time_zone'>,
): TimeZone {
  return location
    ? (location.time_zone ?? zoneOfState[location.address.state])
    : settings.time_zone;
}
