import { amountCents } from '#domain/payment/amount-cents.ts';

export interface ReserveAmount {
  /** As the button says it: `$200`. */
  reserve_amount: string;
  /** Where it is not what the button's text says. */
  reserve_cents?: number | undefined;
}

/**
 * What reserving costs, in cents; 0 where it costs nothing, undefined where the text names no amount that could be
 * charged, such as 'a small deposit'.
 */
export function reserveCents({ reserve_amount, reserve_cents }: ReserveAmount): number | undefined {
  return reserve_cents ?? amountCents(reserve_amount);
}
