/** Characters that are shown before a shopper asks for the number. Source: specification 1, section 4, "Phone reveal". */
const SHOWN = 5;

/** `02 55•• ••••`: the number with the digits after its first five characters covered. */
export function maskedPhone(phone: string): string {
  return phone.slice(0, SHOWN) + phone.slice(SHOWN).replace(/\d/g, '•');
}
