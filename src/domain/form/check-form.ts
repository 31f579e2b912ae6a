import { fieldChecks, fieldFaults, hasControls, lengthOf, requiredFault } from './field-checks.ts';
import type { FieldFault, FormField } from './form-field.ts';
import { noPreference, slotDay } from './slots.ts';

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
    const value = Object.hasOwn(sent, field.name) ? sent[field.name] : '';
    const checked =
      field.type === 'slots' ? checkSlots(field, value, sent) : checkField(field, value);
    if (checked === undefined) continue;
    if ('fault' in checked) faults.push({ field: field.name, message: checked.fault });
    else values[field.name] = checked.value;
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}

/** Without script, a time may be chosen under one day and another day be open. */
function checkSlots(
  field: FormField,
  value: string | undefined,
  sent: Readonly<Record<string, string>>,
): ReturnType<typeof checkField> {
  if (value === noPreference) return checkField(field, '');
  const day = sent[slotDay(field.name)];
  if (!day || value?.startsWith(day)) return checkField(field, value);
  return { fault: field.required ? fieldFaults.time : fieldFaults.timeOrNone };
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
    return field.required ? { fault: requiredFault(field) } : undefined;
  }
  const most = lengthOf(field);
  if (text.length > most) return { fault: fieldFaults.length(most) };
  if (hasControls(text, field.type)) return { fault: fieldFaults.characters };
  return fieldChecks[field.type](text, field);
}
