import type { SiteSettings } from './site-settings.ts';

/**
 * What the cards' button adds to: the favourites or the comparison, which the browser stores, or the watchlist of an
 * account. Undefined if the site has no such button.
 */
export type SavedList = Exclude<SiteSettings['card']['toggle'], 'none'>;

export function savedList({
  card,
  staff_mode: isForStaff,
}: Pick<SiteSettings, 'card' | 'staff_mode'>): SavedList | undefined {
  return card.toggle === 'none' || isForStaff ? undefined : card.toggle;
}
