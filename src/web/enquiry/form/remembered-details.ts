import { storageKey } from '#web/site/storage-key.ts';

/** The fields are the specification's: 2, section 9, "Local storage". */
const kept = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

/** Keeps who the shopper is in their own browser, once name, e-mail and phone are all known. */
export function rememberDetails(site: string, values: Readonly<Record<string, string>>): void {
  if (!values['name'] || !values['email'] || !values['phone']) return;
  const details = Object.fromEntries(kept.flatMap((field) => entry(field, values[field])));
  try {
    localStorage.setItem(storageKey(site, 'User'), JSON.stringify(details));
  } catch (error) {
    console.warn('The details could not be kept', error);
  }
}

/** Fills in what is known, where nothing has been filled in yet. */
export function fillRemembered(form: HTMLFormElement, site: string): void {
  for (const [name, value] of Object.entries(remembered(site))) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === '') input.value = value;
  }
}

function remembered(site: string): Record<string, string> {
  try {
    const details: unknown = JSON.parse(localStorage.getItem(storageKey(site, 'User')) ?? '{}');
    if (typeof details !== 'object' || details === null) return {};
    return Object.fromEntries(
      kept.flatMap((field) => entry(field, (details as Record<string, unknown>)[field])),
    );
  } catch (error) {
    console.warn('The details could not be read', error);
    return {};
  }
}

function entry(field: string, value: unknown): [string, string][] {
  return typeof value === 'string' && value !== '' ? [[field, value]] : [];
}
