import { isDeepStrictEqual } from 'node:util';
import type { Lead } from '#domain/lead/lead.ts';

/** Whether a dealer who has a lead as it was has to hear of it as it is. */
export function isNews(before: Lead, after: Lead): boolean {
  return !isDeepStrictEqual(told(before), told(after));
}

/** What the shopper has told. When they agreed is not part of it, nor what the vehicle that they want looked like then. */
function told(lead: Lead): unknown {
  const { vehicle: _, autogauge_enabled: __, ...fields } = lead.fields;
  return {
    dealership_slug: lead.dealership_slug,
    location_id: lead.location_id,
    vehicle_id: lead.vehicle_id,
    fields,
    consent: lead.consent && { ...lead.consent, at: '' },
    form_completed: lead.form_completed,
    offer_accepted: lead.offer_accepted,
  };
}
