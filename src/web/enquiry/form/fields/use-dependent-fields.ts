import { type FormEvent, useState } from 'react';
import type { FieldFault, FormField } from '#domain/form/form-field.ts';
import { offeredOptions } from '#domain/form/offered-options.ts';
import { valuesOf } from '#web/enquiry/form/form-elements.ts';

/**
 * Narrows the options of fields that depend on another field, such as appointments on the chosen yard, as the shopper
 * chooses. Without script every option is there and the server checks the combination.
 */
export function useDependentFields(fields: readonly FormField[]) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<FieldFault>();
  return {
    fields: fields.map((field) =>
      field.depends_on === undefined ? field : { ...field, options: offeredOptions(field, values) },
    ),
    /** Tells the shopper that the new choice has cleared another one. */
    notice,
    noteChoice({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      const changed = target instanceof Element ? target.getAttribute('name') : null;
      if (changed === notice?.field) setNotice(undefined);
      const dependents = fields.filter(({ depends_on }) => depends_on === changed);
      if (dependents.length === 0) return;
      const now = valuesOf(currentTarget);
      setValues(now);
      const dropped = dependents.find(({ name, ...field }) => {
        const value = now[name];
        return value && !offeredOptions(field, now).some((option) => option.value === value);
      });
      const place = fields
        .find(({ name }) => name === changed)
        ?.options?.find(({ value }) => value === now[changed ?? '']);
      setNotice(
        dropped && {
          field: dropped.name,
          message: `${place?.label ?? 'This location'} is not open then. Please choose another time.`,
        },
      );
    },
  };
}
