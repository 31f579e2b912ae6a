import type { Visitor } from '#domain/account/visitor.ts';
import type { FormField } from '#domain/form/form-field.ts';

/** What the account of a visitor knows, by the names of forms' fields. */
type Known = Pick<Visitor, 'name' | 'last_name' | 'email' | 'phone'>;

/** The contact details of a visitor that are not empty, by the names of forms' fields. */
export function knownDetails({ name, last_name, email, phone }: Known): Record<string, string> {
  const all = Object.entries({ name, last_name, email, phone });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** The fields of a form, which begin with what the account of a signed-in visitor knows. */
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
