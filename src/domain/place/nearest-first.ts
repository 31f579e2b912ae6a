import { distanceKm } from './distance-km.ts';

interface Point {
  lat: number;
  long: number;
}

/**
 * Sorts items by their distance from a point and measures it. Items without coordinates come last, in their own order.
 */
export function nearestFirst<Item>(
  items: readonly Item[],
  from: Point,
  pointOf: (item: Item) => Point | undefined,
): { item: Item; km: number | undefined }[] {
  return items
    .map((item) => {
      const point = pointOf(item);
      return { item, km: point && distanceKm(from, point) };
    })
    .toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0);
}

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** `3.2 km away`, `1,240 km away` */
export function distanceWords(km: number): string {
  if (km < 1) return 'Less than 1 km away';
  return `${km < 10 ? Math.round(km * 10) / 10 : whole.format(km)} km away`;
}
