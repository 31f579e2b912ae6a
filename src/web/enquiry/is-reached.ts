import type { Location } from '#site/settings/locations.ts';

/** Whether shoppers are sent to a place: it is shown, and sells. */
export function isReached({ visible, location_type }: Location): boolean {
  return visible && (location_type === 'sales' || location_type === '');
}
