import { isDeepStrictEqual } from 'node:util';
import { withoutSnapshot } from '#domain/lead/picked-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';

/** Whether a dealer who has an earlier state of a lead needs the later one. */
export function hasNewsForDealer(before: Lead, after: Lead): boolean {
  return !isDeepStrictEqual(toldByShopper(before), toldByShopper(after));
}

/** Leaves out when the shopper agreed, and what the vehicle they want looked like at the time. */
function toldByShopper(lead: Lead): unknown {
  return {
    dealership_slug: lead.dealership_slug,
    location_id: lead.location_id,
    vehicle_id: lead.vehicle_id,
    fields: withoutSnapshot(lead.fields),
    consent: lead.consent && { ...lead.consent, at: '' },
    form_completed: lead.form_completed,
    offer_accepted: lead.offer_accepted,
  };
}
