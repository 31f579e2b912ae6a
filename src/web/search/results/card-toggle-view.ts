import { isAvailable } from '#domain/vehicle/availability.ts';
import { canBeFavourited } from '#domain/vehicle/display/can-be-favourited.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The button in the corner of a card's picture. */
export type CardToggleView =
  | { kind: 'favourite' | 'compare'; name: string; make: string; model: string }
  | { kind: 'save'; name: string };

export function cardToggleView(
  vehicle: CardDocument,
  { card, staff_mode: isForStaff }: Pick<SiteSettings, 'card' | 'staff_mode'>,
): CardToggleView | undefined {
  if (card.toggle === 'none' || isForStaff) return undefined;
  const { name, make, model } = vehicle;
  if (card.toggle === 'save') {
    return isAvailable(vehicle) ? { kind: 'save', name } : undefined;
  }
  if (!canBeFavourited(vehicle, card.favourites_need_complete_used)) return undefined;
  return { kind: card.toggle, name, make, model };
}
