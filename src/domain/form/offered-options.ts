import type { FieldOption, FormField } from './form-field.ts';

/**
 * The options that remain once the field they depend on has a value.
 * @param values by field name; a field that is empty or absent restricts nothing
 */
export function offeredOptions(
  { options = [], depends_on }: Pick<FormField, 'options' | 'depends_on'>,
  values: Readonly<Record<string, string>>,
): readonly FieldOption[] {
  const chosen = depends_on === undefined ? undefined : values[depends_on];
  if (!chosen) return options;
  return options.filter(({ only_for }) => only_for === undefined || only_for.includes(chosen));
}
