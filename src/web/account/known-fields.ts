import type { Visitor } from '#domain/account/visitor.ts';
import type { FormField } from '#domain/form/form-field.ts';

/** The details in a visitor's account, by the names of form fields. */
type Known = Pick<Visitor, 'name' | 'last_name' | 'email' | 'phone'>;

/** The contact details of a visitor that are not empty, by the names of forms' fields. */
export function knownDetails({ name, last_name, email, phone }: Known): Record<string, string> {
  const all = Object.entries({ name, last_name, email, phone });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** Presets a form's contact fields with the details in a signed-in visitor's account. */
export function knownFields<Field extends FormField>(
  fields: readonly Field[],
  visitor: Known | undefined,
): Field[] {
  const known = visitor ? knownDetails(visitor) : {};
  return fields.map((field) => {
    const value = field.destination === 'contact' ? known[field.name] : undefined;
    return value === undefined ? field : { ...field, value };
  });
}
