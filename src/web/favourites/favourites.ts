import { LocalList } from '#web/site/local-list.ts';

/** A favourite as it is kept in this browser. The fields are the specification's. */
export interface Favourite {
  id: number;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | undefined;
}

export const favourites = new LocalList<Favourite>({
  name: 'FavouritedCars',
  limit: 100,
  isEntry: (entry): entry is Favourite =>
    typeof entry === 'object' && entry !== null && 'id' in entry && 'slug' in entry,
});

/** Adds the vehicle, or takes it out. @returns whether it was added */
export function toggleFavourite(site: string, favourite: Favourite): boolean {
  const kept = favourites.entries(site);
  const others = kept.filter(({ id }) => id !== favourite.id);
  const isNew = others.length === kept.length;
  return favourites.replace(site, isNew ? [favourite, ...others] : others) && isNew;
}
