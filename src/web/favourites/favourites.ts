import { LocalList } from '#web/site/local-list.ts';

/** A favourite as stored in this browser. The field names come from the specification. */
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
 * Adds a vehicle, or removes it if present. Extra fields of the argument are not stored.
 *
 * @returns 'refused' if the browser cannot store the list
 */
export function toggleFavourite(
  site: string,
  { id, name, slug, make, model, primary_image_url }: Favourite,
): 'added' | 'removed' | 'refused' {
  const entries = favourites.entries(site);
  const others = entries.filter((one) => one.id !== id);
  const isNew = others.length === entries.length;
  const added: Favourite = { id, name, slug, make, model, primary_image_url };
  if (!favourites.replace(site, isNew ? [added, ...others] : others)) return 'refused';
  return isNew ? 'added' : 'removed';
}
