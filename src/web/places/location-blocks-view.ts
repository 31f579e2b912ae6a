import { chosenLocations, type LocationChoice } from '#domain/dealership/chosen-locations.ts';
import { type Premises, premisesOf } from '#domain/dealership/premises.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationCardView, type LocationCardView } from './location-card-view.ts';
import { locationListView, type LocationListView } from './location-list-view.ts';

/** Locations as cards, or as a list of addresses if there are many. */
export type LocationBlocksView =
  | { kind: 'cards'; cards: LocationCardView[] }
  | ({ kind: 'list' } & LocationListView);

/** Cards have the hours of every department; 200 cards make a page of a megabyte. */
const MOST_CARDS = 24;

export function locationBlocksView(
  settings: SiteSettings,
  choice: LocationChoice,
  now: Date,
): LocationBlocksView {
  const premises = chosenPremises(settings, choice);
  return premises.length > MOST_CARDS
    ? { kind: 'list', ...locationListView(premises, settings) }
    : { kind: 'cards', cards: cardsOf(premises, settings, choice, now) };
}

/** The cards of the chosen locations; the chosen departments of one address share a card. */
export function locationCards(
  settings: SiteSettings,
  choice: LocationChoice,
  now: Date,
): LocationCardView[] {
  return cardsOf(chosenPremises(settings, choice), settings, choice, now);
}

function chosenPremises(settings: SiteSettings, choice: LocationChoice): Premises<Location>[] {
  return premisesOf(chosenLocations(settings.locations, choice));
}

function cardsOf(
  premises: readonly Premises<Location>[],
  settings: SiteSettings,
  { manufacturer }: LocationChoice,
  now: Date,
): LocationCardView[] {
  return premises.map((one) => locationCardView(one, settings, now, undefined, manufacturer));
}
