import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** What the repayments of vehicles depend on besides their prices, as the column `finance` holds it. */
export type FinanceKey =
  | {
      kind: 'terms';
      /** Undefined for the quote of a feed. */
      provider: string | undefined;
      /** Percent per annum. */
      interestRate: number;
      /** Dollars. */
      establishmentFees: number | undefined;
      balloon: number;
      /** The periods for which the entry states a payment. */
      payments: readonly ('week' | 'month')[];
    }
  | {
      kind: 'week';
      provider: string | undefined;
      /** The stated payment in whole dollars, rounded up. */
      dollars: number;
    };

/** The keys of a vehicle: for each lender with both rates, and for its quote, the loan and the weekly payment. */
export function financeKeys({
  finance_lenders: lenders = {},
  youxQuote: quote,
}: Pick<Vehicle, 'finance_lenders' | 'youxQuote'>): string[] {
  const keys = Object.entries(lenders).flatMap(([provider, entry]): FinanceKey[] => {
    const { interestRate, comparisonRate, establishmentFees, balloon = 0 } = entry;
    const { paymentWeek: week = 0, paymentMonth: month = 0 } = entry;
    if (interestRate === undefined || comparisonRate === undefined) return [];
    const payments = [
      ...(week > 0 ? ['week' as const] : []),
      ...(month > 0 ? ['month' as const] : []),
    ];
    return [
      { kind: 'terms', provider, interestRate, establishmentFees, balloon, payments },
      ...(week > 0 ? [{ kind: 'week' as const, provider, dollars: Math.ceil(week) }] : []),
    ];
  });
  if (quote) {
    const { advertisedRate: interestRate, weeklyRepaymentAmount: week } = quote;
    keys.push(
      {
        kind: 'terms',
        provider: undefined,
        interestRate,
        establishmentFees: undefined,
        balloon: 0,
        payments: ['week'],
      },
      { kind: 'week', provider: undefined, dollars: Math.ceil(week) },
    );
  }
  return keys.map(keyText);
}

/** `terms|9.46|495|0|week,month|wattle-finance`, `week|125|wattle-finance` */
function keyText(key: FinanceKey): string {
  const { provider = '' } = key;
  if (key.kind === 'week') return ['week', key.dollars, provider].join('|');
  const { interestRate, establishmentFees = '', balloon, payments } = key;
  return ['terms', interestRate, establishmentFees, balloon, payments, provider].join('|');
}

/** Reads a key of the column. */
export function financeKey(text: string): FinanceKey {
  const [kind, ...parts] = text.split('|');
  if (kind === 'week') {
    const [dollars, ...provider] = parts;
    return { kind, dollars: Number(dollars), provider: provider.join('|') || undefined };
  }
  const [rate, fees, balloon, payments = '', ...provider] = parts;
  return {
    kind: 'terms',
    provider: provider.join('|') || undefined,
    interestRate: Number(rate),
    establishmentFees: fees ? Number(fees) : undefined,
    balloon: Number(balloon),
    payments: (['week', 'month'] as const).filter((period) => payments.split(',').includes(period)),
  };
}
