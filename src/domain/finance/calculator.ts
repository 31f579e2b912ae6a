import { type Frequency, paymentsPerYear, repayment } from './repayment.ts';
import type { ShownRepayment } from './shown-repayment.ts';

export interface CalculatorSettings {
  /** Dollars. */
  amount: { min: number; max: number };
  /** On sites that let it go up to 1.05 times a price above $100,000. */
  amount_follows_price: boolean;
  /** The `choices`, where there are any, are all that can be chosen. */
  years: { min: number; max: number; default: number; choices: readonly number[] };
  /** Percent per annum. */
  interest: { min: number; max: number; default: number; fixed: boolean };
  establishment_fees: number;
  other_fees: readonly Fee[];
  frequencies: readonly Frequency[];
  /** Whole dollars, rounded up. */
  rounds_up: boolean;
  /** What the calculator begins with where the page shows a repayment beside the price. */
  start?: CalculatorStart | undefined;
}

/** The rest of the terms behind a shown repayment; its rate, term and fees are the settings' own defaults. */
export interface CalculatorStart {
  deposit: number;
  residual: number;
  frequency: Frequency;
  /** Dollars a payment, as the lender states it. */
  repayment: number;
}

/** What a dealer or lender charges besides the interest. */
export interface Fee {
  name: string;
  dollars: number;
  charged: 'once' | 'monthly';
}

/** What one lender has otherwise than the site. Source: specification 2, sections 5 and 9, the lenders' own ranges and fees. */
export interface LenderCalculator {
  amount_min?: number | undefined;
  years_default?: number | undefined;
  interest?: { min: number; max: number; default: number } | undefined;
  establishment_fees?: number | undefined;
}

/** The site's calculator as the lender of a vehicle has it. */
export function lendersCalculator(
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
 * The calculator as it must begin for a vehicle with a repayment beside its price: from the same rate, term, deposit,
 * balloon and fees, so that the page states one figure. Bounds give way to what the lender offers.
 */
export function startedFrom(
  settings: CalculatorSettings,
  { interestRate, years, deposit, balloon, establishmentFees, amount, period }: ShownRepayment,
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
    // a lender that states its fee has no others
    ...(establishmentFees !== undefined && {
      establishment_fees: establishmentFees,
      other_fees: [],
    }),
    start: {
      deposit: deposit ?? 0,
      residual: balloon ?? 0,
      frequency: period === 'week' ? 'weekly' : 'monthly',
      repayment: amount,
    },
  };
}

/** What a shopper has set; any part may be missing or beyond its bounds. */
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
  /** Dollars; undefined where it is too little to be lent. */
  repayment: number | undefined;
}

/** At or below this nothing is offered. Source: specification 2, section 2, "Finance calculator". */
const LEAST_REPAYMENT = 25;
/** Where a vehicle has no price. Source: specification 2, section 9, "Finance". */
const USUAL_AMOUNT = 30_000;
const DEAREST_USUAL_PRICE = 100_000;
/** Years. */
const TERM_STEP = 0.5;

export function calculatorBounds(
  settings: CalculatorSettings,
  price: number | undefined,
): Record<CalculatorField, Bounds> {
  const { amount, years, interest } = settings;
  const isDear = settings.amount_follows_price && (price ?? 0) > DEAREST_USUAL_PRICE;
  return {
    amount: { ...amount, max: isDear ? Math.round((price ?? 0) * 1.05) : amount.max, step: 500 },
    term: { min: years.min, max: years.max, step: TERM_STEP },
    interest: { min: interest.min, max: interest.max, step: 0.5 },
    deposit: { min: 0, max: 250_000, step: 500 },
    residual: { min: 0, max: 250_000, step: 500 },
  };
}

/**
 * A calculation with every input within its bounds; what a shopper has not set is the lender's, the site's or the
 * vehicle's. As long as nothing is changed, the answer is the repayment that the page shows beside the price.
 */
export function calculation(
  asked: CalculatorInputs,
  settings: CalculatorSettings,
  price: number | undefined,
): Calculation {
  const { start } = settings;
  const bounds = calculatorBounds(settings, price);
  const usual: Record<CalculatorField, number> = {
    amount: price ?? USUAL_AMOUNT,
    term: settings.years.default,
    interest: settings.interest.default,
    deposit: start?.deposit ?? 0,
    residual: start?.residual ?? 0,
  };
  const within = (field: CalculatorField): number => {
    const isFixed = field === 'interest' && settings.interest.fixed;
    const wish = isFixed ? usual[field] : (asked[field] ?? usual[field]);
    const { min, max } = bounds[field];
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
          establishmentFees: settings.establishment_fees + charged('once', settings.other_fees),
          monthlyFees: charged('monthly', settings.other_fees),
          frequency,
        });
  const shown = settings.rounds_up ? Math.ceil(exact) : exact;
  return { inputs, frequency, repayment: shown > LEAST_REPAYMENT ? shown : undefined };
}

function charged(when: Fee['charged'], fees: readonly Fee[]): number {
  return fees.reduce((sum, fee) => sum + (fee.charged === when ? fee.dollars : 0), 0);
}

/** Of the choices, where there are any, else in steps of half a year. */
function nearestTerm(years: number, choices: readonly number[]): number {
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
