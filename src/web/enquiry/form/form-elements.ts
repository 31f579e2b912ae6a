import { textFields } from '#web/text-fields.ts';

/** Reads the text values that a form would submit. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(textFields(new FormData(form)));
}

/** Sets a hidden input; does nothing if the form has no such input. */
export function setHidden(
  elements: HTMLFormControlsCollection,
  name: string,
  value: (before: string) => string,
): void {
  const input = elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value(input.value);
}

/** Makes a random key of 128 bits, in hexadecimal. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
