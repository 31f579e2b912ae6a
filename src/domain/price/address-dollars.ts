import { typedMoney } from './typed-money.ts';

/** The largest number of an address. */
const MAX = 999_999_999;

/** Reads a price of an address, in whole dollars, as people type it into the form that leads there: `45.000`, `30k`. */
export function addressDollars(text: string | null | undefined): number | undefined {
  const read = typedMoney(text ?? '');
  return read.ok && read.dollars <= MAX ? Math.round(read.dollars) : undefined;
}
