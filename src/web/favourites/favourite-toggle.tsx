import '#web/ui/card/card-toggle.css';
import { useSyncExternalStore } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast, type Toast } from '#web/toast/toasts.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';

const labels = {
  favourite: {
    icon: 'heart',
    add: 'Add to favourites',
    remove: 'Remove from favourites',
    list: 'favourites',
  },
  compare: {
    icon: 'compare',
    add: 'Add to comparison',
    remove: 'Remove from comparison',
    list: 'comparison',
  },
} as const;

const toasts: Record<ReturnType<typeof toggleFavourite>, (list: string) => Toast> = {
  added: (list) => ({
    text: `Added to ${list}`,
    link: { label: 'View List', href: '/saved' },
  }),
  removed: (list) => ({ text: `Removed from ${list}` }),
  refused: (list) => ({ text: `This browser could not save your ${list}.`, isFault: true }),
};

/** A button that adds a vehicle to the favourites or the comparison, which this browser stores. Needs script. */
export function FavouriteToggle({
  kind,
  favourite,
}: {
  kind: keyof typeof labels;
  favourite: Favourite;
}) {
  const { slug } = useSite();
  const isOn = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.entries(slug).some(({ id }) => id === favourite.id),
    () => false,
  );
  const { icon, add, remove, list } = labels[kind];
  function toggle(): void {
    const outcome = toggleFavourite(slug, favourite);
    if (outcome === 'added') recordEvent('favouriteAdded', { car_id: favourite.id });
    showToast(toasts[outcome](list));
  }
  return (
    <button
      type="button"
      className="card-toggle icon-button"
      aria-pressed={isOn}
      aria-label={`${add}: ${favourite.name}`}
      title={isOn ? remove : add}
      onClick={toggle}
    >
      <Icon name={icon} />
    </button>
  );
}
