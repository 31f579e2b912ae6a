import type { Location } from './settings/locations.ts';
import type { TimeZone } from './settings/time-zone.ts';
import type { SiteSettings } from './site-settings.ts';

/** Of almost all of a state; a place near a border may say otherwise. */
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

/** By which clock a shopper comes to a place; the site's own where it is about none. */
export function timeZoneAt(
  location: Location | undefined,
  settings: Pick<SiteSettings, 'time_zone'>,
): TimeZone {
  return location
    ? (location.time_zone ?? zoneOfState[location.address.state])
    : settings.time_zone;
}
