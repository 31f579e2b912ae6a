import type { FieldFault, FormField } from '#domain/form/form-field.ts';

/** What a form shows after it was refused: the faults, and what the shopper had filled in. */
export interface EnquiryAnswer {
  faults: FieldFault[];
  values: Record<string, string>;
}

/** The answer when the enquiry did not come through. */
export function notSent(body: FormData): EnquiryAnswer {
  const fields = [...body].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[0] !== 'lead_attributes',
  );
  return {
    faults: [{ field: '', message: 'An error occurred when submitting this form' }],
    values: Object.fromEntries(fields),
  };
}

/** A box that was not ticked is not sent, and must not come back ticked. */
export function shownValue(
  field: FormField,
  answer: EnquiryAnswer | undefined,
): string | undefined {
  if (!answer || Object.keys(answer.values).length === 0) return undefined;
  return answer.values[field.name] ?? '';
}
