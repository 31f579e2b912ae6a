import type { FieldFault, FormField } from '#domain/form/form-field.ts';
import { textFields } from '#web/text-fields.ts';

/** What a form shows after it was refused: the faults, and the values as submitted. */
export interface EnquiryAnswer {
  faults: FieldFault[];
  values: Record<string, string>;
}

/** The answer to a refused form. Leaves out the visit, which the page's script adds to every submission. */
export function refusedForm(
  faults: FieldFault[],
  { lead_attributes: _, ...values }: Readonly<Record<string, string>>,
): EnquiryAnswer {
  return { faults, values };
}

/** The answer when a submission failed on the way. */
export function notSent(
  body: FormData,
  message = 'An error occurred when submitting this form',
): EnquiryAnswer {
  return refusedForm([{ field: '', message }], Object.fromEntries(textFields(body)));
}

/** The value of a field after a submission. Browsers do not submit an unticked checkbox, so it must stay unticked. */
export function shownValue(
  field: FormField,
  answer: EnquiryAnswer | undefined,
): string | undefined {
  if (!answer || Object.keys(answer.values).length === 0) return undefined;
  return answer.values[field.name] ?? '';
}

/** Whether an answer has the properties that a form shows. A proxy in between may answer with anything. */
export function isEnquiryAnswer(answer: unknown): answer is EnquiryAnswer {
  if (!isObject(answer)) return false;
  const { faults, values } = answer;
  return (
    Array.isArray(faults) &&
    faults.every(
      (fault) =>
        isObject(fault) &&
        typeof fault['field'] === 'string' &&
        typeof fault['message'] === 'string',
    ) &&
    isObject(values) &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
