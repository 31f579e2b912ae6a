import { distanceKm } from '#domain/place/distance-km.ts';

export interface Point {
  lat: number;
  long: number;
}

/**
 * Encodes a location as a keyword of the index. A stock is in few places, so a circle becomes a list of keywords, and
 * counts and facets within it are exact. Three decimals are about 100 metres.
 */
export function placeKey({ lat, long }: Point): string {
  return `${lat.toFixed(3)},${long.toFixed(3)}`;
}

export function pointOfPlace(key: string): Point {
  const [lat = NaN, long = NaN] = key.split(',').map(Number);
  return { lat, long };
}

export interface PlaceNear {
  place: string;
  km: number;
}

/** Whether any of the points is within `km` of the centre. */
export function isAnyNear(points: readonly Point[], centre: Point, km: number): boolean {
  return points.some((point) => distanceKm(centre, point) <= km);
}

/** Finds the places within `km` of the centre, nearest first. */
export function placesNear(places: readonly string[], centre: Point, km: number): PlaceNear[] {
  return places
    .map((place) => ({ place, km: distanceKm(centre, pointOfPlace(place)) }))
    .filter((near) => near.km <= km)
    .sort((a, b) => a.km - b.km || (a.place < b.place ? -1 : 1));
}
