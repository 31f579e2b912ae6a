import type { SectionContent } from '#site/pages/section-kinds.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { RequestServices } from '#services/request-services.ts';
import { mapAddress } from '#web/map/map-view.ts';
import { locationPath } from '#web/places/location-card-view.ts';
import { type LocationView, locationView } from '#web/site/site-view.ts';

export interface MapSectionView {
  title: string | undefined;
  text: string | undefined;
  location: Pick<LocationView, 'name' | 'street' | 'place' | 'directions'>;
  /** The address of the location's own page. */
  page: string;
  /** The address of an embedded map; undefined without coordinates and key. */
  map: string | undefined;
}

export function mapSectionView(
  { title, text, location: id, zoom }: SectionContent<'map'>,
  { site: { settings } }: Pick<RequestServices, 'site'>,
): MapSectionView | undefined {
  const shown = settings.locations.filter(({ visible }) => visible);
  const location = id === undefined ? primaryLocation(shown) : shown.find((one) => one.id === id);
  if (!location) return undefined;
  const { name, street, place, directions } = locationView(location, settings);
  return {
    title,
    text,
    location: { name, street, place, directions },
    page: locationPath(location),
    map: mapAddress(location, zoom),
  };
}
