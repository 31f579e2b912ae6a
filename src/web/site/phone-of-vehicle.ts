import { phoneChoice } from '#domain/dealership/phone-choice.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationOf } from '#site/location-of.ts';

/** The phone number for a vehicle, as the dealer writes it; undefined if there is none. */
export function phoneOfVehicle(
  vehicle: Pick<Vehicle, 'car_type' | 'location_id' | 'location_name' | 'dealership_slug'>,
  { phones, locations }: Pick<SiteSettings, 'phones' | 'locations'>,
): string | undefined {
  const contact = locationOf(vehicle, locations)?.contact_detail;
  return phoneChoice(vehicle.car_type, phones, contact?.phone ?? contact?.landline_phone);
}
