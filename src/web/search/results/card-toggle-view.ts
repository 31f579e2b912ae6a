import { isAvailable } from '#domain/vehicle/availability.ts';
import { canBeFavourited } from '#domain/vehicle/display/can-be-favourited.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { signInPath } from '#domain/account/sign-in-path.ts';

/** The button in the corner of a card's picture. */
export type CardToggleView =
  | { kind: 'favourite' | 'compare'; name: string; make: string; model: string }
  /** Saving requires signing in, so the address is that of the sign-in page. */
  | { kind: 'save'; name: string; href: string };

export function cardToggleView(
  vehicle: CardDocument,
  { card, staff_mode: isForStaff }: Pick<SiteSettings, 'card' | 'staff_mode'>,
): CardToggleView | undefined {
  if (card.toggle === 'none' || isForStaff) return undefined;
  const { name, make, model } = vehicle;
  if (card.toggle === 'save') {
    if (!isAvailable(vehicle)) return undefined;
    const page = `/cars/${vehicle.slug}`;
    return { kind: 'save', name, href: signInPath('watchlist', page, page) };
  }
  if (!canBeFavourited(vehicle, card.favourites_need_complete_used)) return undefined;
  return { kind: card.toggle, name, make, model };
}
