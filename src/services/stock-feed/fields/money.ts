import { BadValue, type FieldKind, cellText } from './field-kind.ts';

const highestPrice = 10_000_000;

/**
 * A price in whole dollars, from "$28,990", "28990.00" or "AUD 28,990* Drive Away". A price without digits ("POA",
 * "Contact us") or a price of 0 counts as missing.
 */
export const money: FieldKind<number> = (cell) => {
  if (typeof cell === 'object' && cell !== null) return new BadValue('is not a price');
  const amount = typeof cell === 'number' ? cell : amountIn(cellText(cell));
  if (amount === undefined || amount instanceof BadValue || amount === 0)
    return amount === 0 ? undefined : amount;
  const dollars = Math.round(amount);
  if (!(dollars >= 1 && dollars <= highestPrice))
    return new BadValue(`is not between $1 and $${highestPrice}`);
  return dollars;
};

const amountPattern =
  /^(?:(?:from|now|was|only|price:?|au?d?\.?)\s*)*(?:au?)?\$?\s*(-?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d*)?)\s*(?:aud|k\b)?[\s*^#+†]*(\D*)$/i;

function amountIn(text: string | undefined): number | BadValue | undefined {
  if (text === undefined || !/\d/.test(text)) return undefined;
  const [, digits = '', rest = ''] = text.length > 80 ? [] : (amountPattern.exec(text) ?? []);
  if (!/\d/.test(digits)) return new BadValue('is not a price');
  if (/\d\s*k\b/i.test(text) && rest === '') return Number(digits.replace(/[, ]/g, '')) * 1000;
  return Number(digits.replace(/[, ]/g, ''));
}
