import { maskedPhone } from './masked-phone.ts';

/** Characters that people type between the digits of a phone number. */
const SEPARATORS = String.raw`[\s().\u2010-\u2015-]*`;

/** Masks the given phone numbers in HTML, in any common format, and points their `tel:` links at `href`. */
export function maskPhones(html: string, numbers: readonly string[], href: string): string {
  if (numbers.length === 0) return html;
  const written = numbers.map(patternOf).join('|');
  const link = new RegExp(`href="tel:${SEPARATORS}(?:${written})${SEPARATORS}"`, 'g');
  const number = new RegExp(`(?<!\\d)(?:${written})(?!\\d)`, 'g');
  return html.replaceAll(link, `href="${href}"`).replaceAll(number, maskedPhone);
}

/** Matches a number with its leading 0 and with +61 in place of the 0. */
function patternOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^61(?=\d{9}$)/, '0');
  const national = digits.replace(/^0/, '');
  const rest = [...national].join(SEPARATORS);
  return digits === national ? rest : `(?:\\+?61${SEPARATORS}(?:\\(0\\))?|0)${SEPARATORS}${rest}`;
}
