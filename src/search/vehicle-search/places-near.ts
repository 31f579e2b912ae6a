import { distanceKm } from '#domain/place/distance-km.ts';

export interface Point {
  lat: number;
  long: number;
  /** Whether it is the middle of a large area, so that distances from it are only rough. */
  isRough?: boolean | undefined;
}

/**
 * Encodes a location as a keyword of the index. A stock is in few places, so a circle becomes a list of keywords, and
 * counts and facets within it are exact. Three decimals are about 100 metres; `~` marks a rough point.
 */
export function placeKey({ lat, long, isRough = false }: Point): string {
  return `${lat.toFixed(3)},${long.toFixed(3)}${isRough ? '~' : ''}`;
}

export function pointOfPlace(key: string): Point {
  const isRough = key.endsWith('~');
  const [lat = NaN, long = NaN] = key.replace('~', '').split(',').map(Number);
  return { lat, long, isRough };
}

export interface Distance {
  km: number;
  isRough: boolean;
}

export interface PlaceNear extends Distance {
  place: string;
}

/** Whether any of the points is within `km` of the centre. */
export function isAnyNear(points: readonly Point[], centre: Point, km: number): boolean {
  return points.some((point) => distanceKm(centre, point) <= km);
}

/** Finds the places within `km` of the centre, nearest first. */
export function placesNear(places: readonly string[], centre: Point, km: number): PlaceNear[] {
  return places
    .map((place) => {
      const point = pointOfPlace(place);
      const isRough = Boolean(centre.isRough || point.isRough);
      return { place, km: distanceKm(centre, point), isRough };
    })
    .filter((near) => near.km <= km)
    .sort((a, b) => a.km - b.km || (a.place < b.place ? -1 : 1));
}

/** The distances of vehicles by their ids, each from the vehicle's place. */
export function distancesOf(
  vehicles: readonly (readonly [id: number, place: string])[],
  near: readonly PlaceNear[],
): Map<number, Distance> {
  const byPlace = new Map(near.map((found) => [found.place, found]));
  return new Map(
    vehicles.flatMap(([id, place]) => {
      const found = byPlace.get(place);
      return found ? [[id, found]] : [];
    }),
  );
}
