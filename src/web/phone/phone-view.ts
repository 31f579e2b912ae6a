import { maskedPhone } from '#domain/dealership/masked-phone.ts';
import { phoneBook } from '#domain/dealership/phone-book.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A phone number on a page: in full, or masked until a shopper reveals it. */
export interface PhoneView {
  /** `02 5550 0110`, or `02 55•• ••••` where the site masks its numbers. */
  text: string;
  /** The number's key in the reveal response; present while the number is masked. */
  name?: string;
}

type PhoneSettings = Pick<SiteSettings, 'phones' | 'locations'>;

/** @param number a number from the settings, as the dealer writes it */
export function phoneView(number: string, settings: PhoneSettings): PhoneView {
  if (!settings.phones.mask) return { text: number };
  const name = phoneNames(settings).get(number);
  return name === undefined ? { text: number } : { text: maskedPhone(number), name };
}

/** A search page looks up the same numbers 21 times. */
const names = new WeakMap<PhoneSettings['locations'], Map<string, string>>();

function phoneNames(settings: PhoneSettings): Map<string, string> {
  const known = names.get(settings.locations);
  if (known) return known;
  const made = new Map([...phoneBook(settings)].map(([name, number]) => [number, name]));
  names.set(settings.locations, made);
  return made;
}
