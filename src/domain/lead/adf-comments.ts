import { localMomentWords } from '#domain/time/moment-words.ts';
import { leadKind } from './lead-kind.ts';
import type { Lead } from './lead.ts';

/**
 * What the shopper wrote and chose besides what the format has elements for. Dealers' systems show comments to the
 * salesperson as they are, so they begin with the shopper's own words; what kind of lead it is has no other place.
 * @param place the yard that it is for
 */
export function adfComments(lead: Lead, place: string | undefined): string {
  const { message, appointment, additional_services = [], answers = [] } = lead.fields;
  const { rego, regoState, trade_in } = lead.fields;
  const lines = [
    message,
    `Enquiry: ${leadKind(lead)}`,
    place && `For: ${place}`,
    appointment && `Appointment wanted: ${localMomentWords(appointment)}`,
    // with its vehicle it stands there
    rego && !trade_in && `Registration: ${[rego, regoState].filter(Boolean).join(', ')}`,
    additional_services.length > 0 && `Also asked for: ${additional_services.join(', ')}`,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
  ];
  return lines.filter(Boolean).join('\n');
}
