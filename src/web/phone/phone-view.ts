import { maskedPhone } from '#domain/dealership/masked-phone.ts';
import { phoneBook } from '#domain/dealership/phone-book.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A number to call, as a page holds it: in full, or masked until a shopper asks for it. */
export interface PhoneView {
  /** `02 5550 0110`, or `02 55•• ••••` where the site masks its numbers. */
  text: string;
  /** Present while the number is masked: its name in the answer to a reveal. */
  name?: string;
}

type PhoneSettings = Pick<SiteSettings, 'phones' | 'locations'>;

/** @param number one of the numbers in the settings, as the dealer writes it */
export function phoneView(number: string, settings: PhoneSettings): PhoneView {
  if (!settings.phones.mask) return { text: number };
  const name = namesOf(settings).get(number);
  return name === undefined ? { text: number } : { text: maskedPhone(number), name };
}

/** A search page asks for the same names 21 times. */
const names = new WeakMap<PhoneSettings['locations'], Map<string, string>>();

function namesOf(settings: PhoneSettings): Map<string, string> {
  const known = names.get(settings.locations);
  if (known) return known;
  const made = new Map([...phoneBook(settings)].map(([name, number]) => [number, name]));
  names.set(settings.locations, made);
  return made;
}
