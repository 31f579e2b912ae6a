import { premisesOf } from '#domain/dealership/premises.ts';
import { nearestFirst } from '#domain/place/nearest-first.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationCardView, type LocationCardView } from './location-card-view.ts';

/** A group may have hundreds of locations; the directory lists them all. */
const MOST = 8;

/** The cards of the other addresses: the nearest ones, or the first in the settings if the location has no coordinates. */
export function otherPlaces(
  location: Location,
  settings: SiteSettings,
  now: Date,
): LocationCardView[] {
  const others = premisesOf(settings.locations.filter(({ visible }) => visible)).filter(
    ({ departments }) => !departments.includes(location),
  );
  const here = pointOf(location);
  const sorted = here
    ? nearestFirst(others, here, ({ main }) => pointOf(main)).map(({ item }) => item)
    : others;
  return sorted.slice(0, MOST).map((premises) => locationCardView(premises, settings, now));
}

function pointOf({ address: { lat, long } }: Location): { lat: number; long: number } | undefined {
  return lat === undefined || long === undefined ? undefined : { lat, long };
}
