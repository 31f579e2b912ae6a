export interface ReserveAmount {
  /** As the button says it: `$200`. */
  reserve_amount: string;
  /** Where it is not what the button's text says. */
  reserve_cents?: number | undefined;
}

const amount = /^\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/**
 * What reserving costs, in cents; 0 where it costs nothing, undefined where the text names no amount that could be
 * charged, such as 'a small deposit'.
 */
export function reserveCents({ reserve_amount, reserve_cents }: ReserveAmount): number | undefined {
  if (reserve_cents !== undefined) return reserve_cents;
  const [, whole, cents = '00'] = amount.exec(reserve_amount.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + cents);
}
