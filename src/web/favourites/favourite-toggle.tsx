import { useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';

const words = {
  favourite: {
    icon: 'heart',
    short: 'Favourite',
    add: 'Add to favourites',
    remove: 'Remove from favourites',
  },
  compare: {
    icon: 'compare',
    short: 'Compare',
    add: 'Add to comparison',
    remove: 'Remove from comparison',
  },
} as const;

/** A favourite or a vehicle to compare, kept in this browser. Needs script. */
export function FavouriteToggle({
  kind,
  favourite,
  isWorded = false,
}: {
  kind: keyof typeof words;
  favourite: Favourite;
  /** A button with a word, in place of one in a picture's corner. */
  isWorded?: boolean;
}) {
  const { slug } = useSite();
  const isOn = useSyncExternalStore(
    favourites.follow,
    () => favourites.entries(slug).some(({ id }) => id === favourite.id),
    () => false,
  );
  const { icon, short, add, remove } = words[kind];
  function toggle(): void {
    if (toggleFavourite(slug, favourite)) {
      recordEvent('favouriteAdded', { car_id: favourite.id });
    }
  }
  return (
    <button
      type="button"
      className={isWorded ? 'tool needs-script' : 'card-toggle'}
      aria-pressed={isOn}
      aria-label={`${isWorded ? short : add}: ${favourite.name}`}
      title={isOn ? remove : add}
      onClick={toggle}
    >
      <Icon name={icon} />
      {isWorded && short}
    </button>
  );
}
