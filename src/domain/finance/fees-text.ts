import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import type { Fee } from './calculator.ts';

/**
 * Names the fees that a repayment includes; undefined if there are none.
 *
 * @param establishmentFees dollars, charged once
 */
export function feesText(establishmentFees: number, otherFees: readonly Fee[]): string | undefined {
  const all: Fee[] = [
    { name: 'establishment fee', dollars: establishmentFees, charged: 'once' },
    ...otherFees,
  ];
  const named = all.filter((fee) => fee.dollars > 0).map(wordsOf);
  if (named.length === 0) return undefined;
  const list = new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(named);
  return `The repayment includes ${list}.`;
}

/** `security registration ($6)`, `account-keeping fee ($8 a month)` */
function wordsOf({ name, dollars: amount, charged }: Fee): string {
  const words = Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount);
  // sites name their fees as titles; abbreviations keep their capitals
  const plain = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `${plain} (${words}${charged === 'monthly' ? ' a month' : ''})`;
}
