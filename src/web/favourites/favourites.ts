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

/**
 * Adds the vehicle, or removes it. Callers may pass more than a favourite's own fields; the rest is not stored.
 * @returns 'refused' where the browser stores nothing
 */
export function toggleFavourite(
  site: string,
  { id, name, slug, make, model, primary_image_url }: Favourite,
): 'added' | 'removed' | 'refused' {
  const kept = favourites.entries(site);
  const others = kept.filter((one) => one.id !== id);
  const isNew = others.length === kept.length;
  const added: Favourite = { id, name, slug, make, model, primary_image_url };
  if (!favourites.replace(site, isNew ? [added, ...others] : others)) return 'refused';
  return isNew ? 'added' : 'removed';
}
