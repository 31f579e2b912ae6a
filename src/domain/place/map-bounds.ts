/** Map tiles are 256 pixels wide; at zoom 0, one tile covers the world. */
const TILE = 256;

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The area, in degrees, that a map of the given pixel size shows around a point. */
export function mapBounds(
  { lat, long }: { lat: number; long: number },
  zoom: number,
  { width, height }: { width: number; height: number },
): MapBounds {
  const degreesPerPixel = 360 / (TILE * 2 ** zoom);
  const [x, y] = [
    (width / 2) * degreesPerPixel,
    // a Mercator map draws a degree of latitude larger with distance from the equator
    (height / 2) * degreesPerPixel * Math.cos((lat * Math.PI) / 180),
  ];
  return { west: long - x, south: lat - y, east: long + x, north: lat + y };
}
