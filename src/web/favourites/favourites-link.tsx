import { useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type Favourite, favourites } from './favourites.ts';

const none: readonly Favourite[] = [];

/** The way to the marked vehicles, in a corner of the screen: it comes with the first of them and moves nothing. */
export function FavouritesLink() {
  const { slug, hasFavourites } = useSite();
  const kept = useSyncExternalStore(
    favourites.follow,
    () => favourites.entries(slug),
    () => none,
  );
  if (!hasFavourites || kept.length === 0) return null;
  return (
    <a href="/compare" className="favourites-link">
      <Icon name="compare" />
      Compare ({kept.length})
    </a>
  );
}
