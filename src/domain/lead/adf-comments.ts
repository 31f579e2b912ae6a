import { localMomentWords } from '#domain/time/moment-words.ts';
import { leadKind } from './lead-kind.ts';
import type { Lead } from './lead.ts';

/**
 * Collects everything that ADF has no element for, such as the kind of lead. Dealers' systems show comments verbatim to
 * the salesperson, so they start with the shopper's own words.
 * @param place the yard that receives the lead
 */
export function adfComments(lead: Lead, place: string | undefined): string {
  const { message, appointment, additional_services = [], answers = [] } = lead.fields;
  const { rego, regoState, trade_in } = lead.fields;
  const lines = [
    message,
    `Enquiry: ${leadKind(lead)}`,
    place && `For: ${place}`,
    appointment && `Appointment wanted: ${localMomentWords(appointment)}`,
    // otherwise the trade-in vehicle's comments contain it
    rego && !trade_in && `Registration: ${[rego, regoState].filter(Boolean).join(', ')}`,
    additional_services.length > 0 && `Also asked for: ${additional_services.join(', ')}`,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
  ];
  return lines.filter(Boolean).join('\n');
}
