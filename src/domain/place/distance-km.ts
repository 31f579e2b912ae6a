/** Source: specification 2, section 9, "Locations, time and reviews". */
const EARTH_RADIUS_KM = 6371;

interface Point {
  lat: number;
  long: number;
}

/** Straight-line distance by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const latitudes = radians(other.lat - one.lat);
  const longitudes = radians(other.long - one.long);
  const haversine =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
