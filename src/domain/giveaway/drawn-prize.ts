import type { Prize } from './giveaway.ts';

/** The number of tickets in a draw among these prizes. */
export function ticketsOf(prizes: readonly Pick<Prize, 'weight'>[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The prize that a ticket wins. Every prize has as many tickets as its weight, so a ticket drawn with equal chances
 * draws prizes in proportion to their weights.
 *
 * @param ticket a whole number from 0, below the number of tickets
 * @throws {RangeError} for any other ticket
 */
export function drawnPrize<P extends Pick<Prize, 'weight'>>(
  prizes: readonly P[],
  ticket: number,
): P {
  let last = 0;
  for (const prize of prizes) {
    last += prize.weight;
    if (ticket >= 0 && ticket < last) return prize;
  }
  throw new RangeError(`There is no ticket ${ticket} among ${last}`);
}
