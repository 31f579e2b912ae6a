import { fieldChecks, fieldFaults, hasControls, lengthOf } from './field-checks.ts';
import type { FieldFault, FormField } from './form-field.ts';

export type CheckedForm =
  | { ok: true; values: Record<string, string> }
  | { ok: false; faults: FieldFault[] };

/**
 * Validates a filled-in form. The browser and the server run the same checks.
 * @param sent submitted values by field name; values without a field are ignored
 * @returns the normalised values without empty ones, or the faults
 */
export function checkForm(
  fields: readonly FormField[],
  sent: Readonly<Record<string, string>>,
): CheckedForm {
  const values: Record<string, string> = {};
  const faults: FieldFault[] = [];
  const unasked = unaskedFields(fields, sent);
  for (const field of fields) {
    if (unasked.has(field.name)) continue;
    const checked = checkField(field, Object.hasOwn(sent, field.name) ? sent[field.name] : '');
    if (checked === undefined) continue;
    if ('fault' in checked) faults.push({ field: field.name, message: checked.fault });
    else values[field.name] = checked.value;
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}

/** The fields that only an option reveals which was not chosen. Without script they are on the page all the same. */
export function unaskedFields(
  fields: readonly FormField[],
  sent: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ name, options = [] }) =>
      options.flatMap(({ value, reveals }) =>
        reveals !== undefined && sent[name] !== value ? [reveals] : [],
      ),
    ),
  );
}

/** Returns undefined for an empty optional field. */
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
