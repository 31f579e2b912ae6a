import { leadKind } from './lead-kind.ts';
import type { Lead } from './lead.ts';
import { leadSections, type SummaryRow } from './lead-sections.ts';

/** A lead as labelled rows, for the operator. Omits absent values. */
export function leadSummary(lead: Lead): SummaryRow[] {
  const { filing, contact, message, details, vehicle } = leadSections(lead);
  return [
    { label: 'Enquiry', value: leadKind(lead) },
    ...contact,
    ...message,
    ...details,
    ...vehicle,
    ...filing,
  ];
}
