import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import type { AmountRules } from './amount-entry.ts';

/** Dollars. Fuel costs less nowhere, and an amount above the highest price is in cents. */
const limits = { min: 0.1, max: 10 };
const CENTS = 20;

const perLitre = /\s*(?:\/|a|per)\s*l(?:it(?:re|er))?\.?\s*$/i;
const cents = /\s*(?:c|\u00a2|cents?|cpl)\.?\s*$/i;

/** The rules of a field for the price of a litre: in dollars, or in cents as service stations show it, `185.9`. */
export const litrePriceRules: AmountRules = {
  ...limits,
  beyond: 'refused',
  read(text) {
    const typed = text.replace(perLitre, '');
    const number = parseTypedNumber(typed.replace(cents, ''));
    if (number === undefined) return text.trim() === '' ? 'empty' : 'unclear';
    return isInCents(typed, number) ? Math.round(number * 100) / 10_000 : number;
  },
  rounded: (dollars) => Math.round(dollars * 10_000) / 10_000,
  words: litrePrice,
  understood(text, dollars) {
    const typed = text.replace(perLitre, '');
    const number = parseTypedNumber(typed.replace(cents, ''));
    if (number === undefined || !isInCents(typed, number)) return undefined;
    return `We read ${number} as cents: ${litrePrice(dollars)} a litre.`;
  },
  refusals: {
    empty: 'Please enter a price, such as $1.85 or 185.9.',
    negative: 'Please enter a price, such as $1.85 or 185.9.',
    unclear: 'Please enter a price, such as $1.85 or 185.9.',
  },
};

function isInCents(typed: string, number: number): boolean {
  return cents.test(typed) || (number >= CENTS && !typed.includes('$'));
}

/** `$1.70`, `$1.859` */
function litrePrice(dollars: number): string {
  return `$${dollars.toFixed(4).replace(/0{1,2}$/, '')}`;
}
