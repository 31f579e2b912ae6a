import type { Location } from '#site/settings/locations.ts';

/** Whether a location takes enquiries: it is shown on the site and sells vehicles. */
export function takesEnquiries({ visible, location_type }: Location): boolean {
  return visible && (location_type === 'sales' || location_type === '');
}
