import { fieldRows, rowsOf } from './field-rows.ts';
import { leadKind } from './lead-kind.ts';
import { fieldsOfParts } from './lead-fields.ts';
import type { LeadPart } from './lead-part.ts';
import type { Lead } from './lead.ts';
import { tradeInParts } from './trade-in-rows.ts';

/**
 * Collects everything that ADF has no element for, such as the kind of lead. Dealers' systems show comments verbatim to
 * the salesperson, so they start with the shopper's own words.
 * @param place the yard that receives the lead
 */
export function adfComments(lead: Lead, place: string | undefined): string {
  const { fields } = lead;
  // otherwise the trade-in vehicle's comments contain them
  const ownVehicle = fields.trade_in ? [] : tradeInParts;
  const parts: LeadPart[] = [
    'contact',
    'preference',
    ...ownVehicle,
    'service',
    'answer',
    'vehicle',
  ];
  const rows = fieldsOfParts(parts)
    .filter(({ field }) => !field.has_adf_element)
    .flatMap(({ name }) => rowsOf(fields, name));
  return [
    ...fieldRows(fields, ['message']).map(({ value }) => value),
    `Enquiry: ${leadKind(lead)}`,
    ...(place ? [`For: ${place}`] : []),
    ...rows.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}
