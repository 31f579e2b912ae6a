import { fieldRows } from './field-rows.ts';
import type { FieldRow } from './lead-field.ts';
import type { LeadPart } from './lead-part.ts';
import type { Lead } from './lead.ts';

/** The parts of a lead about the shopper's own vehicle. */
export const tradeInParts: readonly LeadPart[] = ['registration', 'trade-in', 'condition', 'offer'];

/** The rows about the shopper's own vehicle, and how far its form and its offer have come. */
export function tradeInRows(lead: Lead): FieldRow[] {
  const { form_completed, offer_accepted } = lead;
  return [
    ...(form_completed ? [] : [{ label: 'Form', value: 'Left before the end' }]),
    ...fieldRows(lead.fields, tradeInParts),
    ...(offer_accepted === undefined
      ? []
      : [{ label: 'Answer to the offer', value: answerWords(offer_accepted) }]),
  ];
}

function answerWords(isAccepted: boolean): string {
  return isAccepted ? 'Accepted' : 'Not now: would like a call';
}
