import { type Frequency, paymentsPerYear, repayment } from './repayment.ts';

export interface CalculatorSettings {
  /** Dollars. */
  amount: { min: number; max: number };
  /** Whole dollars for a vehicle without a price. */
  default_amount: number;
  /** Whether the maximum rises to 1.05 times a price above $100,000. */
  amount_follows_price: boolean;
  /** If `choices` is not empty, a shopper can choose only from those. */
  years: { min: number; max: number; default: number; choices: readonly number[] };
  /** Percent per annum. */
  interest: { min: number; max: number; default: number; fixed: boolean };
  establishment_fees: number;
  other_fees: readonly Fee[];
  frequencies: readonly Frequency[];
  /** Whether repayments are rounded up to whole dollars. */
  rounds_up: boolean;
  /** Starting values when the page shows a repayment beside the price. */
  start?: CalculatorStart | undefined;
}

/** The remaining terms behind a shown repayment; its rate, term and fees are in the settings' defaults. */
export interface CalculatorStart {
  deposit: number;
  residual: number;
  frequency: Frequency;
  /** Dollars per payment, as the lender states it. */
  repayment: number;
}

/** A charge by the dealer or lender on top of interest. */
export interface Fee {
  name: string;
  dollars: number;
  charged: 'once' | 'monthly';
}

/** The shopper's inputs; any of them may be missing or out of bounds. */
export type CalculatorInputs = Partial<Record<CalculatorField, number>> & { frequency?: string };

export const calculatorFields = ['amount', 'term', 'interest', 'deposit', 'residual'] as const;
export type CalculatorField = (typeof calculatorFields)[number];

export interface Bounds {
  min: number;
  max: number;
  step: number;
}

export interface Calculation {
  inputs: Record<CalculatorField, number>;
  frequency: Frequency;
  /** Dollars; undefined if the repayment is too small to offer. */
  repayment: number | undefined;
}

/** Dollars; a repayment at or below this is not shown. Source: specification 2, section 2, "Finance calculator". */
const REPAYMENT_FLOOR = 25;
const EXPENSIVE_ABOVE = 100_000;
/** Years. */
const TERM_STEP = 0.5;

export function calculatorBounds(
  settings: CalculatorSettings,
  price: number | undefined,
): Record<CalculatorField, Bounds> {
  const { amount, years, interest } = settings;
  const isExpensive = settings.amount_follows_price && (price ?? 0) > EXPENSIVE_ABOVE;
  return {
    amount: {
      ...amount,
      max: isExpensive ? Math.round((price ?? 0) * 1.05) : amount.max,
      step: 500,
    },
    term: { min: years.min, max: years.max, step: TERM_STEP },
    interest: { min: interest.min, max: interest.max, step: 0.5 },
    deposit: { min: 0, max: 250_000, step: 500 },
    residual: { min: 0, max: 250_000, step: 500 },
  };
}

/**
 * Calculates the repayment with every input clamped to its bounds; a price of 0 or less counts as 0. Missing inputs
 * default to the lender's, the site's or the vehicle's values. If the shopper changed nothing, returns the repayment that the page shows beside the price.
 */
export function calculation(
  asked: CalculatorInputs,
  settings: CalculatorSettings,
  price: number | undefined,
): Calculation {
  const { start } = settings;
  const bounds = calculatorBounds(settings, price);
  const usual: Record<CalculatorField, number> = {
    amount: price ?? settings.default_amount,
    term: settings.years.default,
    interest: settings.interest.default,
    deposit: start?.deposit ?? 0,
    residual: start?.residual ?? 0,
  };
  const within = (field: CalculatorField): number => {
    const isFixed = field === 'interest' && settings.interest.fixed;
    const wish = isFixed ? usual[field] : (asked[field] ?? usual[field]);
    const { min, max } = bounds[field];
    if (field === 'amount' && wish <= 0) return 0;
    return isFixed ? wish : Math.min(Math.max(wish, min), max);
  };
  const inputs = {
    amount: within('amount'),
    term: nearestTerm(within('term'), settings.years.choices),
    interest: within('interest'),
    deposit: within('deposit'),
    residual: within('residual'),
  };
  const frequency =
    settings.frequencies.find((one) => one === asked.frequency) ?? usualFrequency(settings);
  const isUnchanged =
    frequency === start?.frequency &&
    calculatorFields.every((field) => inputs[field] === usual[field]);
  const exact =
    isUnchanged && start
      ? start.repayment
      : repayment({
          ...inputs,
          years: inputs.term,
          establishmentFees: settings.establishment_fees + totalFees('once', settings.other_fees),
          monthlyFees: totalFees('monthly', settings.other_fees),
          frequency,
        });
  const shown = settings.rounds_up ? Math.ceil(exact) : exact;
  const isShown = inputs.amount > 0 && shown > REPAYMENT_FLOOR;
  return { inputs, frequency, repayment: isShown ? shown : undefined };
}

/** Sums the fees that are charged once or monthly, in dollars. */
export function totalFees(when: Fee['charged'], fees: readonly Fee[]): number {
  return fees.reduce((sum, fee) => sum + (fee.charged === when ? fee.dollars : 0), 0);
}

/** Picks the nearest choice; without choices, rounds to half a year. */
export function nearestTerm(years: number, choices: readonly number[]): number {
  const distance = (choice: number): number => Math.abs(choice - years);
  const nearest = choices.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest ?? Math.round(years / TERM_STEP) * TERM_STEP;
}

function usualFrequency({ frequencies, start }: CalculatorSettings): Frequency {
  const shown = frequencies.find((one) => one === start?.frequency);
  return shown ?? frequencies[0] ?? 'weekly';
}

export function isFrequency(text: string): text is Frequency {
  return Object.hasOwn(paymentsPerYear, text);
}
