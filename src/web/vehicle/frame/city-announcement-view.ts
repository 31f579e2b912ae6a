import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { directionsTo } from '#site/directions-to.ts';
import { locationOf } from '#site/location-of.ts';
import { primaryLocation } from '#site/primary-location.ts';

export interface CityAnnouncementView {
  city: string;
  /** The address of directions; undefined if the dealer has no location in that city. */
  directions: string | undefined;
}

/**
 * A vehicle's city, if it differs from the primary location's; otherwise undefined. Source: specification 1, section 2,
 * "Vehicle detail page", the announcement bar.
 */
export function cityAnnouncementView(
  vehicle: Vehicle,
  settings: SiteSettings,
): CityAnnouncementView | undefined {
  if (!settings.vehicle.announcement_bar) return undefined;
  const { locations } = settings;
  const own = locationOf(vehicle, locations);
  const primary = primaryLocation(locations);
  const city = vehicle.city ?? own?.address.city;
  if (city === undefined || isSamePlace(city, primary?.address.city)) return undefined;
  const there = [own, ...locations.filter((location) => location.visible)].find(
    (location) => location && isSamePlace(city, location.address.city),
  );
  return { city, directions: there && directionsTo(there) };
}

function isSamePlace(one: string, other: string | undefined): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase();
}
