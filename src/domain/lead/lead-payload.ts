import { slugify } from '#domain/text/slugify.ts';
import type { Lead } from './lead.ts';

/**
 * A lead for other systems: flat, with the specification's names (2, "Lead submission"). Omits fields that the lead
 * does not have.
 */
export function leadPayload(lead: Lead): Record<string, unknown> {
  const { id, vehicle_id, location_id, fields, origin, ...filed } = lead;
  const { vehicle, finance } = fields;
  return {
    lead_id: id,
    ...filed,
    location_id,
    car_id: vehicle_id,
    // the location that stocks the vehicle
    car_dealership_id: vehicle_id === undefined ? undefined : location_id,
    ...fields,
    phone: fields.phone || undefined,
    // repeats vehicle facts under the names in the specification's "Default enquiry values"
    stock_number: vehicle?.stocknum,
    manufacturer_slug: vehicle && slugify(vehicle.make),
    'Vehicle Make': vehicle?.make,
    'Vehicle Model': vehicle?.model,
    car_type: vehicle?.car_type,
    vehicle_status: vehicle?.status,
    // repeats under the names in the specification's "Finance lead and form data"
    vin: vehicle?.vin,
    nvic: vehicle?.nvic,
    year: vehicle?.year,
    car_year: vehicle?.year,
    car_description: vehicle && `${vehicle.make} ${vehicle.model}`.trim(),
    amount: finance?.amount,
    term: finance?.term,
    selfAssessedCreditScore: finance?.selfAssessedCreditScore,
    whoIsHelping: finance?.whoIsHelping,
    tags: finance && [finance.partner],
    opt_in: lead.consent?.opt_in,
    subscribe: lead.consent?.opt_in,
    ...origin,
  };
}
