import { amountCents } from '#domain/payment/amount-cents.ts';

export interface ReserveAmount {
  /** The button's text: `$200`. */
  reserve_amount: string;
  /** Overrides the amount in the button's text. */
  reserve_cents?: number | undefined;
}

/**
 * The reservation fee in cents; 0 if reserving is free, undefined if the text states no amount, such as 'a small
 * deposit'.
 */
export function reserveCents({ reserve_amount, reserve_cents }: ReserveAmount): number | undefined {
  return reserve_cents ?? amountCents(reserve_amount);
}
