import './favourites-link.css';
import { useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type Favourite, favourites } from './favourites.ts';

const none: readonly Favourite[] = [];

/**
 * A link to the comparison in a corner of the screen, shown once there is a favourite. It overlays the page, so nothing
 * moves.
 */
export function FavouritesLink() {
  const { slug, hasFavourites } = useSite();
  const entries = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.entries(slug),
    () => none,
  );
  if (!hasFavourites || entries.length === 0) return null;
  return (
    <a href="/compare" className="favourites-link row-inline gap-2">
      <Icon name="compare" />
      Compare ({entries.length})
    </a>
  );
}
