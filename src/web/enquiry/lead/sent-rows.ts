import type { FormField } from '#domain/form/form-field.ts';
import { writtenPhone } from '#domain/lead/written-phone.ts';
import { localMomentWords } from '#domain/time/moment-words.ts';
import type { SentRow } from './pending-lead.ts';

/** Fields that the thank-you page does not repeat: boxes are about consent, and shoppers know their own names. */
const unlisted: ReadonlySet<FormField['type']> = new Set(['hidden', 'checkbox', 'code']);
const known = new Set(['name', 'last_name']);

/** Words what a shopper has sent, in the order of the form. @param values validated values */
export function sentRows(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): SentRow[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (!value || unlisted.has(field.type) || known.has(field.name)) return [];
    return [
      { name: field.name, label: field.label.replace(/[?:.]$/, ''), value: wordsOf(field, value) },
    ];
  });
}

function wordsOf({ type, options }: FormField, value: string): string {
  const chosen = options?.find((option) => option.value === value);
  if (chosen) return chosen.label;
  if (type === 'phone' || type === 'mobile') return writtenPhone(value);
  return type === 'date-time' ? localMomentWords(value) : value;
}
