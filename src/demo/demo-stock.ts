import { demoLocations } from './demo-locations.ts';
import { type DemoVehicle, demoVehicle } from './stock/demo-vehicle.ts';
import { notableVehicles } from './stock/notable-vehicles.ts';
import { yards } from './yards.ts';

/**
 * The stock of a demo dealership, in the form of a feed: the same vehicles at every call, with arrivals, sales and
 * registrations dated from `today`.
 * @throws for an unknown dealership
 */
export function* demoStock(dealershipSlug: string, today: Date): Generator<DemoVehicle> {
  const yard = yards.find(({ slug }) => slug === dealershipSlug);
  if (yard === undefined) throw new Error(`The demo has no dealership "${dealershipSlug}".`);
  const locations = demoLocations.filter(({ id }) => yard.locationIds.includes(id));
  const notable = notableVehicles[yard.slug] ?? {};
  let serial = 0;
  for (const lot of yard.lots) {
    for (let count = 0; count < lot.count; count++) {
      const vehicle = demoVehicle(yard, lot, serial, locations, today);
      yield notable[serial]?.(vehicle, today) ?? vehicle;
      serial++;
    }
  }
}
