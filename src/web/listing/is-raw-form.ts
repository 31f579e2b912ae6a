/** Whether an address comes from a form without script, which sends every field, filled in or not. */
export function isRawForm(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => value === '' || /_(min|max)$/.test(name));
}
