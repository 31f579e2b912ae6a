import type { NamedPlace } from '#domain/place/named-place.ts';
import { australianPlaces } from './australian-places.ts';

const byName = Map.groupBy(australianPlaces, ({ name }) => nameKey(name));

/** Every place of this name, in any state and spelling: `St. Marys` is Saint Marys, `Mt Druitt` is Mount Druitt. */
export function placesNamed(name: string): readonly NamedPlace[] {
  return byName.get(nameKey(name)) ?? [];
}

function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bmt\b\.?/g, 'mount')
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bpt\b\.?/g, 'point')
    .replace(/[^a-z]/g, '');
}
