/**
 * An Australian number as it is dialled here: digits only, the country's code replaced by 0.
 * Source: specification 2, section 5, "Finance form and quote".
 */
export function localPhone(text: string): string {
  return text.replace(/\D/g, '').replace(/^61/, '0');
}
