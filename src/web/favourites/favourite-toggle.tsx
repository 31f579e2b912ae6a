import { useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';

const words = {
  favourite: { icon: 'heart', add: 'Add to favourites', remove: 'Remove from favourites' },
  compare: { icon: 'compare', add: 'Add to comparison', remove: 'Remove from comparison' },
} as const;

/** A favourite or a vehicle to compare, kept in this browser. Needs script. */
export function FavouriteToggle({
  kind,
  favourite,
}: {
  kind: keyof typeof words;
  favourite: Favourite;
}) {
  const { slug } = useSite();
  const isOn = useSyncExternalStore(
    favourites.follow,
    () => favourites.entries(slug).some(({ id }) => id === favourite.id),
    () => false,
  );
  const { icon, add, remove } = words[kind];
  function toggle(): void {
    if (toggleFavourite(slug, favourite)) {
      recordEvent('favouriteAdded', { car_id: favourite.id });
    }
  }
  return (
    <button
      type="button"
      className="card-toggle"
      aria-pressed={isOn}
      aria-label={`${add}: ${favourite.name}`}
      title={isOn ? remove : add}
      onClick={toggle}
    >
      <Icon name={icon} />
    </button>
  );
}
