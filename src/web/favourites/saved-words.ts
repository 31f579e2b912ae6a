import type { SavedList } from '#site/saved-list.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { IconName } from '#web/ui/icon.tsx';

interface SavedWords {
  /** As on the cards' button. */
  icon: IconName;
  /** @param vehicles `cars` */
  title(vehicles: string): string;
  empty(vehicle: string, vehicles: string): string;
}

const words: Readonly<Record<SavedList, SavedWords>> = {
  favourite: {
    icon: 'heart',
    title: (vehicles) => `Saved ${vehicles}`,
    empty: (vehicle, vehicles) =>
      `Tap the heart on a ${vehicle} you like. This browser keeps it here, so you can compare ${vehicles} later.`,
  },
  compare: {
    icon: 'compare',
    title: () => 'Your comparison',
    empty: (vehicle, vehicles) =>
      `Tap the arrows on a ${vehicle} you like. This browser keeps it here, and you can see up to four ${vehicles} side by side.`,
  },
  save: {
    icon: 'bookmark',
    title: (vehicles) => `Saved ${vehicles}`,
    empty: (vehicle) =>
      `Tap the bookmark on a ${vehicle} you like. Your garage then shows when its price drops or it sells.`,
  },
};

/** The words of a site's list of saved vehicles. */
export function savedWords(
  list: SavedList,
  { vehicleType: { singular, plural } }: Pick<SiteView, 'vehicleType'>,
): { icon: IconName; title: string; empty: string } {
  const { icon, title, empty } = words[list];
  return { icon, title: title(plural), empty: empty(singular, plural) };
}
