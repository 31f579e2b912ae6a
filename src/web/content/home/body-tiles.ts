import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { SiteSettings } from '#site/site-settings.ts';

export interface TileView {
  value: string;
  label: string;
  count: number;
  href: string;
}

/** The maximum number of tiles from a dealer's own list. */
const CUSTOM_LIMIT = 20;

/**
 * The body types shown on the home page: the most frequent, or those in stock from the dealer's list; sorted by count,
 * then name.
 */
export function bodyTiles(
  bodies: readonly TileView[],
  { limit, bodies: custom }: SiteSettings['home']['body_tiles'],
): TileView[] {
  const wanted = new Set(custom.map(spellingKey));
  return bodies
    .filter(
      ({ value, label }) =>
        wanted.size === 0 || wanted.has(spellingKey(value)) || wanted.has(spellingKey(label)),
    )
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-AU'))
    .slice(0, wanted.size === 0 ? limit : CUSTOM_LIMIT);
}
