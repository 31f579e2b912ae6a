import { recordEvent } from '#web/visit/record-event.ts';
import { type PendingLead, takePendingLead } from './pending-lead.ts';

/** Takes the lead of the form that was just accepted, if there is one, and records its event. */
export function recordPendingLead(site: string): PendingLead | undefined {
  const lead = takePendingLead(site);
  if (lead?.event) recordEvent(lead.event, lead.vehicle && { car_id: lead.vehicle.id });
  return lead;
}
