/** Characters shown before a shopper reveals the number. Source: specification 1, section 4, "Phone reveal". */
const SHOWN = 5;

/** Masks the digits after the first five characters: `02 55•• ••••`. */
export function maskedPhone(phone: string): string {
  return phone.slice(0, SHOWN) + phone.slice(SHOWN).replace(/\d/g, '•');
}
