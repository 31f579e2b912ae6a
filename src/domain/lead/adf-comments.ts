import type { LeadFields } from './lead.ts';

/**
 * What the shopper wrote and chose besides what the format has elements for. Dealers' systems show comments to the
 * salesperson as they are, so they begin with the shopper's own words. Empty when there is nothing to say.
 */
export function adfComments(fields: LeadFields): string {
  const { message, appointment, additional_services = [], answers = [] } = fields;
  const lines = [
    message,
    appointment && `Appointment wanted: ${appointment.replace('T', ' ')}`,
    additional_services.length > 0 && `Also asked for: ${additional_services.join(', ')}`,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
  ];
  return lines.filter(Boolean).join('\n');
}
