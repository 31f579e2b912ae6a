import { fieldRows } from '#domain/lead/field-rows.ts';
import type { LeadPart } from '#domain/lead/lead-part.ts';
import type { Lead } from '#domain/lead/lead.ts';

export interface SentRow {
  label: string;
  value: string;
}

/** What the visitor answered. The offer is left out, because its row names the dealer's own valuation. */
const parts: readonly LeadPart[] = [
  'message',
  'preference',
  'service',
  'registration',
  'trade-in',
  'condition',
  'answer',
];

/** What a visitor sent with a lead, as labelled rows. */
export function sentRows({ fields }: Pick<Lead, 'fields'>): SentRow[] {
  return fieldRows(fields, parts).flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
