import { fieldRows, rowsOf } from '#domain/lead/field-rows.ts';
import { leadKind } from '#domain/lead/lead-kind.ts';
import { fieldsOfParts } from '#domain/lead/lead-fields.ts';
import type { LeadPart } from '#domain/lead/lead-part.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { tradeInParts } from '#domain/lead/trade-in-rows.ts';

/**
 * Collects everything that ADF has no element for, such as the kind of lead. Dealers' systems show comments verbatim to
 * the salesperson, so they start with the shopper's own words.
 * @param locationName the name of the location that receives the lead
 */
export function adfComments(lead: Lead, locationName: string | undefined): string {
  const { fields } = lead;
  // otherwise the trade-in vehicle's comments contain them
  const ownVehicle = fields.trade_in ? [] : tradeInParts;
  const parts: LeadPart[] = [
    'contact',
    'finance',
    'prize',
    'preference',
    ...ownVehicle,
    'service',
    'answer',
    'vehicle',
  ];
  const rows = fieldsOfParts(parts)
    .filter(({ field }) => !field.has_adf_element)
    .flatMap(({ name }) => rowsOf(fields, name))
    .filter((row) => !row.has_adf_element);
  return [
    ...fieldRows(fields, ['message']).map(({ value }) => value),
    `Enquiry: ${leadKind(lead)}`,
    ...(locationName ? [`For: ${locationName}`] : []),
    ...rows.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}
