import type { LeadField } from '#domain/lead/lead-field.ts';
import { type LeadFieldName, leadFieldList, type LeadFields } from '#domain/lead/lead-fields.ts';
import { leadFieldOf } from './destination-of.ts';
import type { FormField } from './form-field.ts';

/**
 * Assigns each submitted value to the lead field that its form field names. Computed fields are left out.
 * @param values validated values by field name; empty ones are absent
 */
export function filledLeadFields(
  form: readonly FormField[],
  values: Readonly<Record<string, string>>,
): LeadFields {
  const filled = form.flatMap((field): FilledField[] => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    return value === undefined ? [] : [{ field, value, goesTo: leadFieldOf(field) }];
  });
  const entries = leadFieldList.flatMap(({ name, field }) => {
    const value = valueOf(
      field,
      filled.filter(({ goesTo }) => goesTo === name),
    );
    return value === undefined ? [] : [[name, value]];
  });
  // the table gives each name a value of its type, and the basic ones always
  return Object.fromEntries(entries) as LeadFields;
}

interface FilledField {
  field: FormField;
  value: string;
  goesTo: LeadFieldName | undefined;
}

function valueOf(field: LeadField, filled: readonly FilledField[]): unknown {
  switch (field.kind) {
    case 'text':
      return filled[0]?.value ?? (field.is_basic ? '' : undefined);
    case 'list':
      return filled.length === 0
        ? undefined
        : filled.map((one) => field.item(one.field, shownValue(one)));
    case 'computed':
      return undefined;
  }
}

/** A value as the shopper read it in the form. */
function shownValue({ field: { type, options = [] }, value }: FilledField): string {
  if (type === 'checkbox') return 'Yes';
  return options.find((option) => option.value === value)?.label ?? value;
}
