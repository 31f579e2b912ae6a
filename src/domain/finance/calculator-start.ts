import type { CalculatorSettings } from './calculator.ts';
import type { ShownRepayment } from './shown-repayment.ts';

/** A lender's overrides of the site's calculator. Source: specification 2, sections 5 and 9, the lenders' own ranges and fees. */
export interface LenderCalculator {
  amount_min?: number | undefined;
  years_default?: number | undefined;
  interest?: { min: number; max: number; default: number } | undefined;
  establishment_fees?: number | undefined;
}

/** Applies a lender's overrides to the site's calculator. */
export function withLenderTerms(
  settings: CalculatorSettings,
  { amount_min, years_default, interest, establishment_fees }: LenderCalculator,
): CalculatorSettings {
  return {
    ...settings,
    amount: { ...settings.amount, min: amount_min ?? settings.amount.min },
    years: { ...settings.years, default: years_default ?? settings.years.default },
    interest: { ...settings.interest, ...interest },
    establishment_fees: establishment_fees ?? settings.establishment_fees,
  };
}

/**
 * Starts the calculator from the repayment shown beside the price: same rate, term, deposit, balloon and fees, so that
 * the page shows a single figure. Widens the bounds to include the lender's values.
 */
export function withShownRepayment(
  settings: CalculatorSettings,
  {
    interestRate,
    years,
    deposit,
    balloon,
    establishmentFees,
    otherFees,
    amount,
    period,
  }: ShownRepayment,
): CalculatorSettings {
  const { interest, years: terms } = settings;
  const term = years ?? terms.default;
  const hasChoice = terms.choices.length === 0 || terms.choices.includes(term);
  return {
    ...settings,
    interest: {
      ...interest,
      min: Math.min(interest.min, interestRate),
      max: Math.max(interest.max, interestRate),
      default: interestRate,
    },
    years: {
      min: Math.min(terms.min, term),
      max: Math.max(terms.max, term),
      default: term,
      choices: hasChoice ? terms.choices : [...terms.choices, term].toSorted((a, b) => a - b),
    },
    ...(establishmentFees !== undefined && {
      establishment_fees: establishmentFees,
      other_fees: otherFees,
    }),
    start: {
      deposit: deposit ?? 0,
      residual: balloon ?? 0,
      frequency: period === 'week' ? 'weekly' : 'monthly',
      repayment: amount,
    },
  };
}
