import { isDeepStrictEqual } from 'node:util';
import { withoutSnapshot } from '#domain/lead/picked-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';

/** Whether a dealer who has received the earlier state of a lead needs the later one. */
export function hasNewsForDealer(before: Lead, after: Lead): boolean {
  return !isDeepStrictEqual(givenByShopper(before), givenByShopper(after));
}

/** Leaves out what changes without the shopper: the time of consent and the snapshot of the dealer's vehicle. */
function givenByShopper(lead: Lead): unknown {
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
