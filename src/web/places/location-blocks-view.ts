import { chosenLocations, type LocationChoice } from '#domain/dealership/chosen-locations.ts';
import { premisesOf } from '#domain/dealership/premises.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationCardView, type LocationCardView } from './location-card-view.ts';

/** The cards of the chosen locations; the chosen departments of one address share a card. */
export function locationBlocksView(
  settings: SiteSettings,
  choice: LocationChoice,
  now: Date,
): LocationCardView[] {
  return premisesOf(chosenLocations(settings.locations, choice)).map((premises) =>
    locationCardView(premises, settings, now, undefined, choice.manufacturer),
  );
}
