import type { FieldOption, FormField } from './form-field.ts';

/**
 * Filters options by the value of the field that they depend on.
 * @param values by field name; an empty or absent value restricts nothing
 */
export function offeredOptions(
  { options = [], depends_on }: Pick<FormField, 'options' | 'depends_on'>,
  values: Readonly<Record<string, string>>,
): readonly FieldOption[] {
  const chosen = depends_on === undefined ? undefined : values[depends_on];
  if (!chosen) return options;
  return options.filter(({ only_for }) => only_for === undefined || only_for.includes(chosen));
}
