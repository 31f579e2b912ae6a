import { pick } from '#tests/oracle/listing-rows.ts';
import { titlesOfListings } from './listing-titles.ts';

/** What people type and paste into fields for money and other numbers. */
const amounts = [
  '45000',
  '45,000',
  '45.000',
  '30k',
  ' $45 000 ',
  '45,000.00',
  '35000.5',
  '1.5m',
  '-1',
  '0',
  '',
  'O',
  'abc',
  '٣٠٠٠٠',
  '99999999999',
  '$',
];
const postcodes = ['2000', '4558', '0800', '200', '20000', 'abcd', ' 3000 ', ''];
const places = ['geelong', 'near parramatta', '4558', 'tassie', 'my place'];

/** The shopper who uses the device at the moment; nobody else is called so. */
export interface Shopper {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A field as the walk sees it. */
export interface TextField {
  type: string;
  name: string;
  inputMode: string;
  isLong: boolean;
}

/** What the shopper types into a field. @param share which of the possible texts, from 0 to 1 */
export function typedText(field: TextField, shopper: Shopper, share: number): string {
  const { type, name, inputMode } = field;
  if (/first|^name$/i.test(name)) return shopper.firstName;
  if (/last/i.test(name)) return shopper.lastName;
  if (type === 'email' || /email/i.test(name)) return shopper.email;
  if (type === 'tel' || /phone/i.test(name)) return shopper.phone;
  if (/postcode/i.test(name)) return pick(postcodes, share);
  if (field.isLong) return `Is it still there? ${shopper.firstName}`;
  if (type === 'number' || inputMode === 'numeric' || inputMode === 'decimal')
    return pick(amounts, share);
  return wordsOf(share);
}

/** A word, pair or triple of a title of the listings, or a place. */
function wordsOf(share: number): string {
  if (share < 0.1) return pick(places, share * 10);
  const words = pick(titlesOfListings(), (share * 97) % 1).split(/\s+/);
  const from = Math.floor(((share * 1009) % 1) * words.length);
  return words.slice(from, from + 1 + Math.floor(((share * 7919) % 1) * 3)).join(' ');
}
