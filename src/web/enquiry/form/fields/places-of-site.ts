import {
  locationCardView,
  type LocationCardView,
} from '#web/content/directory/location-card-view.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** Makes the cards of these locations; by default of all that the site shows. */
export function placesOfSite(
  settings: SiteSettings,
  now: Date,
  places: readonly Location[] = settings.locations.filter(({ visible }) => visible),
): LocationCardView[] {
  return places.map((location) =>
    locationCardView({ location, dealership: dealershipOf(settings, location) }, settings, now),
  );
}

function dealershipOf({ dealerships }: SiteSettings, location: Location) {
  const { dealership_slug: slug } = location;
  return (
    dealerships.find((dealership) => dealership.slug === slug) ?? { slug, name: location.name }
  );
}
