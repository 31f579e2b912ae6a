import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { LeadVehicle } from '#domain/lead/lead-values.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The fields of a lead about the dealer's vehicle, as the shopper saw it. */
export function vehicleSnapshot(
  vehicle: Vehicle,
  settings: SiteSettings,
): Required<Pick<LeadFields, 'vehicle' | 'autogauge_enabled'>> {
  return {
    vehicle: leadVehicle(vehicle, settings),
    autogauge_enabled: settings.vehicle.price_gauge,
  };
}

function leadVehicle(vehicle: Vehicle, settings: SiteSettings): LeadVehicle {
  const { id, slug, name, stocknum, vin, nvic, year, make, model } = vehicle;
  const { badge, car_type, status, km } = vehicle;
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
    ...(nvic && { nvic }),
    ...(year !== undefined && { year }),
    ...(badge && { badge }),
    ...(km !== undefined && { km }),
    price: [price.text, price.label].filter(Boolean).join(' '),
  };
}
