import { useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast, type Toast } from '#web/toast/toasts.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';

const words = {
  favourite: {
    icon: 'heart',
    short: 'Favourite',
    add: 'Add to favourites',
    remove: 'Remove from favourites',
    list: 'favourites',
  },
  compare: {
    icon: 'compare',
    short: 'Compare',
    add: 'Add to comparison',
    remove: 'Remove from comparison',
    list: 'comparison',
  },
} as const;

const toasts: Record<ReturnType<typeof toggleFavourite>, (list: string) => Toast> = {
  added: (list) => ({
    text: `Added to ${list}`,
    link: { label: 'View List', href: '/compare' },
  }),
  removed: (list) => ({ text: `Removed from ${list}` }),
  refused: (list) => ({ text: `This browser does not keep your ${list}.`, isFault: true }),
};

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
  const { icon, short, add, remove, list } = words[kind];
  function toggle(): void {
    const outcome = toggleFavourite(slug, favourite);
    if (outcome === 'added') recordEvent('favouriteAdded', { car_id: favourite.id });
    showToast(toasts[outcome](list));
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
