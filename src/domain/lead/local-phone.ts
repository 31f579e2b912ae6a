/**
 * Converts an Australian phone number to its local format: digits only, with 0 in place of the country code.
 * Source: specification 2, section 5, "Finance form and quote".
 */
export function localPhone(text: string): string {
  return text.replace(/\D/g, '').replace(/^61/, '0');
}
