import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import { nowhere } from '#search/vehicle-search/place-finder.ts';
import type { Point } from '#search/vehicle-search/places-near.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';

const now = new Date('2026-06-15T02:00:00Z');
export const site = someSite('yard');
export const isPostcode = (text: string): boolean => text === '4000';
const places: Record<string, Point> = {
  Rocklea: { lat: -27.54, long: 153.01 },
  Southport: { lat: -27.97, long: 153.41 },
  Perth: { lat: -31.95, long: 115.86 },
};

/** A yard's stock; each vehicle is a BMW X5 unless its facts say otherwise. */
export async function stockOf(...facts: Partial<Vehicle>[]): Promise<EmbeddedSiteStock> {
  const index = new VehicleIndex(() => 'Yard', {
    ...nowhere,
    ofPostcode: (postcode) => (isPostcode(postcode) ? { lat: -27.47, long: 153.03 } : undefined),
    ofVehicle: ({ city }) => (city === undefined ? undefined : places[city]),
  });
  const vehicles = facts.map((own, at) => {
    const vehicle = someVehicle({
      id: at + 1,
      slug: `v-${at + 1}`,
      dealership_slug: 'yard-yard',
      make: 'BMW',
      model: 'X5',
      ...own,
    });
    return { ...vehicle, name: `${vehicle.make} ${vehicle.model} ${vehicle.badge ?? ''}` };
  });
  await index.apply(vehicles);
  return index.open(site, now);
}
