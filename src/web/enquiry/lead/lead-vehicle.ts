import type { LeadVehicle } from '#domain/lead/lead.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A vehicle as it is kept with a lead. */
export function leadVehicle(vehicle: Vehicle, settings: SiteSettings): LeadVehicle {
  const { id, slug, name, stocknum, vin, year, make, model, badge, car_type, status, km } = vehicle;
  const price = priceDisplay(vehicle, settings.price);
  return {
    id,
    slug,
    name,
    make,
    model,
    car_type,
    status,
    ...(stocknum && { stocknum }),
    ...(vin && { vin }),
    ...(year !== undefined && { year }),
    ...(badge && { badge }),
    ...(km !== undefined && { km }),
    price: [price.text, price.label].filter(Boolean).join(' '),
  };
}
