/** What a form would send. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
}

export function setHidden(
  elements: HTMLFormControlsCollection,
  name: string,
  value: (before: string) => string,
): void {
  const input = elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value(input.value);
}

export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
