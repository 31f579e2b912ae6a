import { maskedPhone } from './masked-phone.ts';

/** What people write between the digits of a number. */
const BETWEEN = String.raw`[\s().\u2010-\u2015-]*`;

/** HTML in which each of the numbers is masked, however it is written, and a link that calls one leads to `href`. */
export function coverPhones(html: string, numbers: readonly string[], href: string): string {
  if (numbers.length === 0) return html;
  const written = numbers.map(patternOf).join('|');
  const link = new RegExp(`href="tel:${BETWEEN}(?:${written})${BETWEEN}"`, 'g');
  const number = new RegExp(`(?<!\\d)(?:${written})(?!\\d)`, 'g');
  return html.replaceAll(link, `href="${href}"`).replaceAll(number, maskedPhone);
}

/** An Australian number is dialled with 0 or, from anywhere, with +61 in place of it. */
function patternOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^61(?=\d{9}$)/, '0');
  const national = digits.replace(/^0/, '');
  const rest = [...national].join(BETWEEN);
  return digits === national ? rest : `(?:\\+?61${BETWEEN}(?:\\(0\\))?|0)${BETWEEN}${rest}`;
}
