import type { Lead } from './lead.ts';

/**
 * A lead as other systems get it: flat, under the names of the specification (2, "Lead submission"). What is absent
 * from the lead is absent here.
 */
export function leadPayload(lead: Lead): Record<string, unknown> {
  const { id, vehicle_id, location_id, fields, origin, ...filed } = lead;
  return {
    lead_id: id,
    ...filed,
    location_id,
    car_id: vehicle_id,
    // whose the vehicle is: the location that has it
    car_dealership_id: vehicle_id === undefined ? undefined : location_id,
    ...fields,
    ...origin,
  };
}
