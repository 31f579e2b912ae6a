import { premisesOf } from '#domain/dealership/premises.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationCardView, type LocationCardView } from './location-card-view.ts';

/** The cards of all premises that the site shows. */
export function placesOfSite(settings: SiteSettings, now: Date): LocationCardView[] {
  const visible = settings.locations.filter((location) => location.visible);
  return premisesOf(visible).map((premises) => locationCardView(premises, settings, now));
}
