import type { FormField } from '#domain/form/form-field.ts';
import { storageKey } from '#web/site/storage-key.ts';

/**
 * Remembers the shopper's contact details in their own browser, once name, e-mail and phone are all known.
 * Source: specification 2, section 9, "Local storage".
 */
export function rememberDetails(
  site: string,
  fields: readonly Pick<FormField, 'name' | 'destination'>[],
  values: Readonly<Record<string, string>>,
): void {
  if (!values['name'] || !values['email'] || !values['phone']) return;
  const details = fields.flatMap(({ name, destination }) =>
    destination === 'contact' && values[name] ? [[name, values[name]]] : [],
  );
  try {
    localStorage.setItem(storageKey(site, 'User'), JSON.stringify(Object.fromEntries(details)));
  } catch (error) {
    console.warn('The contact details could not be remembered', error);
  }
}

/** The contact details that the browser remembers, by field name. */
export function rememberedDetails(site: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(remembered(site)).filter(
      (detail): detail is [string, string] => typeof detail[1] === 'string',
    ),
  );
}

function remembered(site: string): object {
  try {
    const details: unknown = JSON.parse(localStorage.getItem(storageKey(site, 'User')) ?? '{}');
    return typeof details === 'object' && details !== null ? details : {};
  } catch (error) {
    console.warn('The remembered contact details could not be read', error);
    return {};
  }
}
