import { isAvailable } from '#domain/vehicle/availability.ts';
import { canBeFavourited } from '#domain/vehicle/display/can-be-favourited.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { savedList } from '#site/saved-list.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The button in the corner of a card's picture. */
export type CardToggleView =
  | { kind: 'favourite' | 'compare'; name: string; make: string; model: string }
  | { kind: 'save'; name: string };

export function cardToggleView(
  vehicle: CardDocument,
  settings: Pick<SiteSettings, 'card' | 'staff_mode'>,
): CardToggleView | undefined {
  const kind = savedList(settings);
  if (kind === undefined) return undefined;
  const { name, make, model } = vehicle;
  if (kind === 'save') return isAvailable(vehicle) ? { kind, name } : undefined;
  const { favourites_need_complete_used: complete } = settings.card;
  return canBeFavourited(vehicle, complete) ? { kind, name, make, model } : undefined;
}
