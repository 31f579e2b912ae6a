import { mapBounds } from '#domain/place/map-bounds.ts';
import type { Location } from '#site/settings/locations.ts';

const USUAL_SIZE = { width: 700, height: 350 };

/**
 * The address of an embedded map of a location: Google's if the location has a key, else OpenStreetMap's; undefined
 * without coordinates.
 */
export function mapAddress({ address }: Location, zoom: number): string | undefined {
  const { street, city, state, postcode, lat, long, map_key: key, place_id } = address;
  if (key !== undefined) {
    const place = place_id ? `place_id:${place_id}` : `${street}, ${city} ${state} ${postcode}`;
    const parameters = new URLSearchParams({ key, q: place, zoom: String(zoom) });
    return `https://www.google.com/maps/embed/v1/place?${parameters}`;
  }
  if (lat === undefined || long === undefined) return undefined;
  const { west, south, east, north } = mapBounds({ lat, long }, zoom, USUAL_SIZE);
  const bounds = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',');
  const parameters = new URLSearchParams({
    bbox: bounds,
    layer: 'mapnik',
    marker: `${lat},${long}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
}
