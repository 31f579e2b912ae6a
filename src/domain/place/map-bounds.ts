/** A map's tiles are 256 pixels wide, and at zoom 0 one of them is the world. */
const TILE = 256;

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a map of a size in pixels shows around a point, in degrees. */
export function mapBounds(
  { lat, long }: { lat: number; long: number },
  zoom: number,
  { width, height }: { width: number; height: number },
): MapBounds {
  const degreesPerPixel = 360 / (TILE * 2 ** zoom);
  const [x, y] = [
    (width / 2) * degreesPerPixel,
    // a degree of latitude is drawn larger the farther it is from the equator
    (height / 2) * degreesPerPixel * Math.cos((lat * Math.PI) / 180),
  ];
  return { west: long - x, south: lat - y, east: long + x, north: lat + y };
}
