import { typedMoney } from './typed-money.ts';

/** Larger prices in an address are ignored. Dollars. */
export const MAX_ADDRESS_DOLLARS = 999_999_999;

/** Reads a price in an address, in whole dollars. Forms without script send it as it was typed: `45.000`, `30k`. */
export function addressDollars(text: string | null | undefined): number | undefined {
  const read = typedMoney(text ?? '');
  return read.ok && read.dollars <= MAX_ADDRESS_DOLLARS ? Math.round(read.dollars) : undefined;
}
