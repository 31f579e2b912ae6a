/**
 * The usual grouping of digits in Australian numbers.
 * Source: the Australian Government Style Manual, "Telephone numbers".
 */
const groups: readonly (readonly [RegExp, string])[] = [
  [/^(04\d\d|05\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(0[2378])(\d{4})(\d{4})$/, '$1 $2 $3'],
  [/^(1300|1800)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
  [/^(180)(\d{4})$/, '$1 $2'],
  // without its area code
  [/^([2-9]\d{3})(\d{4})$/, '$1 $2'],
];

/**
 * Writes an Australian phone number as the trade does: `02 5550 1234`, `0491 570 006`, `1300 975 707`, `13 00 00`. Replaces
 * the country code with 0. Returns any other number unchanged.
 */
export function writtenPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isForeign = phone.trim().startsWith('+') && !digits.startsWith('61');
  if (isForeign) return phone;
  const local = digits.replace(/^61(?:0(?=\d{9}$))?(?=\d{9}$)/, '0');
  for (const [pattern, written] of groups)
    if (pattern.test(local)) return local.replace(pattern, written);
  return phone;
}
