/**
 * Whether an address comes from a form sent without script, which includes empty fields and separate minimum and
 * maximum fields.
 */
export function isRawForm(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => value === '' || /_(min|max)$/.test(name));
}
