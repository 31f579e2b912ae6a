import { slugify } from '#domain/text/slugify.ts';
import type { Lead } from './lead.ts';

/**
 * A lead as other systems get it: flat, under the names of the specification (2, "Lead submission"). What is absent
 * from the lead is absent here.
 */
export function leadPayload(lead: Lead): Record<string, unknown> {
  const { id, vehicle_id, location_id, fields, origin, ...filed } = lead;
  const { vehicle } = fields;
  return {
    lead_id: id,
    ...filed,
    location_id,
    car_id: vehicle_id,
    // whose the vehicle is: the location that has it
    car_dealership_id: vehicle_id === undefined ? undefined : location_id,
    ...fields,
    phone: fields.phone || undefined,
    // of the vehicle once more, as the specification's "Default enquiry values" name it
    stock_number: vehicle?.stocknum,
    manufacturer_slug: vehicle && slugify(vehicle.make),
    'Vehicle Make': vehicle?.make,
    'Vehicle Model': vehicle?.model,
    car_type: vehicle?.car_type,
    vehicle_status: vehicle?.status,
    opt_in: lead.consent?.opt_in,
    ...origin,
  };
}
