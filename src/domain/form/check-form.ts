import { fieldChecks, fieldFaults, hasControls, lengthOf } from './field-checks.ts';
import type { FieldFault, FormField } from './form-field.ts';

export type CheckedForm =
  | { ok: true; values: Record<string, string> }
  | { ok: false; faults: FieldFault[] };

/**
 * Checks what was filled in, the same in the browser and on the server.
 * @param sent what the browser sent, by field; fields that the form does not have are passed over
 * @returns the values as they are kept, those left empty absent
 */
export function checkForm(
  fields: readonly FormField[],
  sent: Readonly<Record<string, string>>,
): CheckedForm {
  const values: Record<string, string> = {};
  const faults: FieldFault[] = [];
  for (const field of fields) {
    const checked = checkField(field, Object.hasOwn(sent, field.name) ? sent[field.name] : '');
    if (checked === undefined) continue;
    if ('fault' in checked) faults.push({ field: field.name, message: checked.fault });
    else values[field.name] = checked.value;
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}

/** Undefined for a field that may be left empty and was. */
function checkField(
  field: FormField,
  sent: string | undefined,
): { value: string } | { fault: string } | undefined {
  const text = (sent ?? '').trim();
  if (text === '') {
    return field.required ? { fault: field.required_fault ?? fieldFaults.required } : undefined;
  }
  const most = lengthOf(field);
  if (text.length > most) return { fault: fieldFaults.length(most) };
  if (hasControls(text, field.type)) return { fault: fieldFaults.characters };
  return fieldChecks[field.type](text, field);
}
